import { authReads } from '../features/auth/routes';
import { channelReads } from '../features/channels/routes';
import { clubReads } from '../features/clubs/routes';
import { eventReads } from '../features/events/routes';
import { pilotReads } from '../features/pilots/routes';
import { raceReads } from '../features/races/routes';
import { releaseReads } from '../features/releases/routes';
import { roundReads } from '../features/rounds/routes';
import { stageReads } from '../features/stages/routes';
import { statsReads } from '../features/stats/routes';
import { summaryReads } from '../features/summaries/routes';
import { supporterReads } from '../features/supporters/routes';
import { timeZoneReads } from '../features/time-zones/routes';
import { videoReads } from '../features/videos/routes';
import type { PublicRead } from './public-read';

/** Every public GET of the API; a test holds it against the contract. */
export const PUBLIC_READS: readonly PublicRead[] = [
  ...authReads,
  ...channelReads,
  ...clubReads,
  ...eventReads,
  ...pilotReads,
  ...raceReads,
  ...releaseReads,
  ...roundReads,
  ...stageReads,
  ...statsReads,
  ...summaryReads,
  ...supporterReads,
  ...timeZoneReads,
  ...videoReads,
];
