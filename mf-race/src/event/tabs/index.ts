import { channelsTab } from './channels/channels-tab';
import { infoTab } from './info/info-tab';
import { lapCountsTab } from './lap-counts/lap-counts-tab';
import { lapRecordsTab } from './lap-records/lap-records-tab';
import { pilotsTab } from './pilots/pilots-tab';
import { pointsTab } from './points/points-tab';
import { quickStatusTab } from './quick-status/quick-status-tab';
import { roundsTab } from './rounds/rounds-tab';
import { stageTab } from './stage/stage-tab';
import type { EventTab } from './tab';
import { whatIfTab } from './what-if/what-if-tab';

/** All kinds of tabs of an event, in the order in which they are shown (R22). */
export const EVENT_TABS: readonly EventTab[] = [
  infoTab,
  quickStatusTab,
  channelsTab,
  pilotsTab,
  roundsTab,
  lapRecordsTab,
  lapCountsTab,
  pointsTab,
  stageTab,
  whatIfTab,
];
