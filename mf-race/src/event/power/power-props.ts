import type { RacePilots } from '../../event-pilots/race-pilots';
import type { FieldData } from '../my-day/field-data';
import type { PowerData } from './load-power';
import type { PowerBoard } from './power-board';

export interface PowerProps extends Pick<RacePilots, 'getPilot'> {
  data: PowerData;
  board: PowerBoard;
  /** `Race 7-1 is flying` */
  title: string;
  /** `null` for an event that is over, or that has not begun and has no races yet */
  field: FieldData | null;
  isStale: boolean;
}
