import type { FieldData } from '../my-day/field-data';
import type { PowerData } from './load-power';
import type { PowerBoard } from './power-board';
import type { PowerContext } from './power-lists';

export interface PowerProps extends Pick<PowerContext, 'getPilot'> {
  data: PowerData;
  board: PowerBoard;
  /** `Race 7-1 is flying` */
  title: string;
  /** `null` for an event that is over, or that has not begun and has no races yet */
  field: FieldData | null;
  isStale: boolean;
}
