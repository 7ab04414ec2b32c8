import { explainedHref } from '@holeshot/contract';
import {
  explainRecord,
  formatGap,
  formatSeconds,
  type Guid,
  isolateName,
  ordinal,
  type Pilot,
  type RaceEvent,
  type RaceSummary,
  type RecordColumn,
  type RecordMark,
} from '@holeshot/domain';
import type { ExplainedFigure, Explanation, ExplanationChange } from '../../explain/explanation';
import type { RuleId } from '../../explain/rules';
import { raceLabel, toRaceLink } from '../../racing/race-names';
import type { RecordsTableData } from '../records-table/records-table-data';

interface RecordInput {
  event: Pick<RaceEvent, 'id'>;
  table: RecordsTableData;
  summaries: readonly RaceSummary[];
  /** those of the table */
  pilots: readonly Pick<Pilot, 'id' | 'name'>[];
  getName: (pilotId: Guid) => string;
  /** of the stage whose times these are; absent for those of the event */
  stageName?: string | undefined;
}

const RULES: Record<RecordColumn, RuleId> = { holeshot: 'R78', pbLap: 'R81', targetLap: 'R81', race: 'R82' };

/** Explains a best time of Lap Records or of a stage; `null` for an unknown figure. */
export function explainBestTime(
  { event, table, summaries, pilots, getName, stageName }: RecordInput,
  { figure, pilotId }: ExplainedFigure,
): Explanation | null {
  const column = table.columns.find(({ id }) => id === figure);
  const found = column && explainRecord(summaries, pilots, { column: column.id, pilotId });
  const [best] = found?.times ?? [];
  if (!column || !found || !best) return null;
  const nameRace = (mark: RecordMark) => raceLabel(toRaceLink(mark), table.showsType);
  const { record, rankedCount, times, leader } = found;
  const gap = leader ? best.seconds - leader.seconds : 0;
  const row = table.rows.find((other) => other.pilotId === pilotId);
  return {
    figure,
    title: `${column.label}, ${stageName ?? 'Lap Records'}`,
    pilotId,
    value: formatSeconds(best.seconds),
    comparison:
      `${ordinal(record.rank ?? 0)} of ${rankedCount}` +
      (leader && gap > 0
        ? `, ${formatGap(gap)} to ${isolateName(getName(leader.pilotId))} ${formatSeconds(leader.seconds)}`
        : ''),
    figures: table.columns.flatMap(({ id, label }, index) => {
      const time = row?.times[index];
      return time ? { id, label: `${label}, ${formatSeconds(time.seconds)}` } : [];
    }),
    summary:
      times.length === 1
        ? `The only one ${stageName === undefined ? 'at this event' : 'in this stage'}`
        : `The fastest of ${times.length}`,
    rowsHeading: 'Races',
    rowsNote: 'open how each time came about',
    rows: times.map((mark, index) => ({
      id: mark.raceId,
      name: nameRace(mark),
      href: explainedHref({ eventId: event.id, raceId: mark.raceId, pilotId, figure }),
      value: formatSeconds(mark.seconds),
      note: index === 0 ? '' : formatGap(mark.seconds - best.seconds),
      state: index === 0 ? 'used' : 'counted',
    })),
    rules: [stageName === undefined ? 'R83' : 'R101', RULES[column.id]],
    changes: listChanges(column.id, best, found, getName, nameRace),
  };
}

function listChanges(
  column: RecordColumn,
  best: RecordMark,
  { ahead, record, without }: NonNullable<ReturnType<typeof explainRecord>>,
  getName: RecordInput['getName'],
  nameRace: (mark: RecordMark) => string,
): ExplanationChange[] {
  const rest = without?.[column];
  return [
    ...(ahead
      ? [
          {
            what: `To pass ${getName(ahead.pilotId)}'s ${formatSeconds(ahead.seconds)}`,
            value: `−${formatSeconds(best.seconds - ahead.seconds)}`,
            place: `before ${ordinal(record.rank ?? 0)}`,
          },
        ]
      : []),
    {
      what: `Without ${nameRace(best)}`,
      value: rest ? formatSeconds(rest.seconds) : 'no time',
      place: rest && without ? ordinal(without.rank ?? 0) : '',
    },
  ];
}
