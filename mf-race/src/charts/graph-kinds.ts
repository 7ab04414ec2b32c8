import { formatGap, formatSeconds, ordinal } from '@holeshot/domain';
import type { GraphInput, GraphOption } from './graph-option';
import { lapTimesOption } from './lap-times.option';
import { racePositionOption } from './race-position.option';
import { timeBehindOption } from './time-behind.option';

export type GraphKind = 'lap-times' | 'race-position' | 'time-behind';

interface GraphDefinition {
  /** meaning of the y axis */
  unit: string;
  option: (input: GraphInput) => GraphOption;
  formatValue: (value: number) => string;
}

export const GRAPH_KINDS: Record<GraphKind, GraphDefinition> = {
  'lap-times': {
    unit: 'seconds per lap',
    option: lapTimesOption,
    formatValue: formatSeconds,
  },
  'race-position': {
    unit: 'place at the end of each lap',
    option: racePositionOption,
    formatValue: ordinal,
  },
  'time-behind': {
    unit: 'seconds behind the leader at the end of each lap',
    option: timeBehindOption,
    formatValue: (seconds) => (seconds === 0 ? 'leads' : formatGap(seconds)),
  },
};
