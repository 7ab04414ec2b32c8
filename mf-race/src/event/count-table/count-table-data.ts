import {
  type CountRow,
  eventTypeText,
  type Guid,
  type Round,
  type RoundColumn,
  roundKey,
  type Stage,
} from '@holeshot/domain';

export interface CountRowData extends CountRow {
  /** the desktop app's total for a stage; `null` when it equals `total` */
  stageTotal: number | null;
  /** points that the pilot brings into the stage (R97) */
  rollOver: number | null;
  /** the columns of rounds that the pilot won, by index */
  wins: readonly number[];
  /** the column of the round that the stage drops, by index; `null` without one */
  dropped: number | null;
  /** the stage drops the points that the pilot brings */
  dropsRollOver?: boolean;
}

/** A column, and the heading of the columns that begin with it; `null` where none begins. */
export interface CountColumn extends Pick<RoundColumn, 'key' | 'label' | 'eventType' | 'roundNumber'> {
  group: string | null;
}

/** A table with a column per round and a total: Lap Counts, or one bracket of Points. */
export interface CountTableData {
  columns: CountColumn[];
  /** heading of the desktop app's total; `null` without one */
  stageTotalLabel: string | null;
  hasRollOver: boolean;
  /** by name */
  rows: CountRowData[];
  /** the last pilot above the cut, by total; `null` without one */
  lastInId?: Guid | null;
}

/** Whether there are counts: before the first race, everybody would share the first rank. */
export const hasCounts = ({ rows }: Pick<CountTableData, 'rows'>): boolean =>
  rows.some(({ total }) => total > 0);

type RoundOfGroup = Pick<Round, 'eventType' | 'roundNumber' | 'stageId'>;

/**
 * Adds the headings of neighbouring columns: the stages of their rounds where there are several, else the types where
 * there are several, else none. Rounds are numbered per type, and called `Rd 1`: R1 to R8 are channels.
 */
export function groupColumns(
  columns: readonly RoundColumn[],
  rounds: readonly RoundOfGroup[] = [],
  stages: readonly Pick<Stage, 'id' | 'name'>[] = [],
): CountColumn[] {
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  const stageByKey = new Map(
    rounds.map((round) => [roundKey(round), stageNames.get(round.stageId ?? '') ?? '']),
  );
  const byStage = columns.map(({ key }) => stageByKey.get(key) ?? '');
  const byType = columns.map(({ eventType }) => eventTypeText(eventType));
  const names = [byStage, byType].find((groups) => new Set(groups).size > 1) ?? [];
  return columns.map(({ key, eventType, roundNumber }, index) => ({
    key,
    label: `Rd ${roundNumber}`,
    eventType,
    roundNumber,
    group: names[index] === names[index - 1] ? null : names[index] || null,
  }));
}
