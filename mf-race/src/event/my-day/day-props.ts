import type { PilotLookup } from '../../event-pilots/event-pilot';
import type { EventWithoutClub } from '../tabs/tab';
import type { MyDayPage } from './load-my-day';
import type { MyDayData } from './my-day-data';

export interface DayProps {
  event: EventWithoutClub;
  nowMs: number;
  page: MyDayPage;
  day: MyDayData;
  /** the pilot is the visitor's own */
  isOwn: boolean;
  /** `Your`, `Kestrel’s` */
  whose: string;
  getPilot: PilotLookup;
}
