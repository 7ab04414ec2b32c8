import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { ordinal, type RaceEvent } from '@holeshot/domain';
import { barShare, Muted, PilotName, PilotPhoto, type TableColumn, TimeCell } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { PilotLookup } from '../../event-pilots/event-pilot';
import type { FigureLink } from '../../explain/figure-link';
import { raceLabel, shortRaceLabel, toRaceLink } from '../../racing/race-names';
import { PilotCellContent, RecordPilotHeader, RecordRankCell } from './records-table.styles';
import type { RecordRow, RecordsTableData, RecordTime } from './records-table-data';

export interface RecordColumnsInput {
  event: Pick<RaceEvent, 'id'>;
  table: RecordsTableData;
  getPilot: PilotLookup;
  /** headings are links that sort; without it they only mark the sorted column */
  canSort?: boolean;
  /** links times and ranks to their explanations */
  link?: FigureLink;
  /** at the end of a pilot's cell */
  renderAction?: (row: RecordRow) => ReactNode;
}

/** Rank, pilot, and a column per kind of time: the time, its race, and a bar for the time lost to the fastest. */
export function recordsColumns({
  event,
  table,
  getPilot,
  canSort = false,
  link,
  renderAction,
}: RecordColumnsInput): TableColumn<RecordRow>[] {
  const { bests, spans, showsType } = table;
  const sortable = canSort ? { firstSort: 'ascending' as const } : {};
  return [
    {
      id: 'rank',
      heading: 'Rank',
      Cell: RecordRankCell,
      value: ({ rank }) => rank,
      render: ({ rank, pilotId }) => {
        if (rank === null) return '–';
        const ranked = table.sort.by === 'pilot' ? 'targetLap' : table.sort.by;
        return link ? link(ranked, pilotId, ordinal(rank)) : ordinal(rank);
      },
    },
    {
      id: 'pilot',
      heading: 'Pilot',
      ...sortable,
      Cell: RecordPilotHeader,
      value: ({ pilotId }) => getPilot(pilotId).name,
      render: (row) => {
        const { id, name, photoUrl } = getPilot(row.pilotId);
        return (
          <PilotCellContent>
            <PilotPhoto url={photoUrl} name={name} />
            <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
            {renderAction?.(row)}
          </PilotCellContent>
        );
      },
    },
    ...table.columns.map(({ id, label }, index): TableColumn<RecordRow> => {
      const best = bests[index]?.seconds;
      const span = spans[index];
      const getTime = ({ times }: RecordRow) => times[index] ?? null;
      return {
        id,
        heading: label,
        ...sortable,
        render: (row) => {
          const time = getTime(row);
          if (!time) return <Muted>–</Muted>;
          return (
            <TimeCell
              seconds={time.seconds}
              gapSeconds={time.seconds - (best ?? time.seconds)}
              share={span ? barShare(span, time.seconds) : 0}
              source={getSource(event.id, time, showsType)}
              {...(link ? { linkTime: (content) => link(id, row.pilotId, content) } : {})}
            />
          );
        },
        csv: [
          { heading: label, value: (row) => mapTime(getTime(row), ({ seconds }) => seconds) },
          {
            heading: `${label}: race`,
            value: (row) => mapTime(getTime(row), (time) => raceLabel(toRaceLink(time), showsType)),
          },
        ],
      };
    }),
  ];
}

const mapTime = <T,>(time: RecordTime | null, map: (time: RecordTime) => T): T | null => time && map(time);

/** Link and labels of the race of a time. */
export const getSource = (eventId: string, time: RecordTime, showsType: boolean) => ({
  href: raceHref({ eventId, raceId: time.raceId }),
  label: shortRaceLabel(toRaceLink(time), showsType),
  title: raceLabel(toRaceLink(time), showsType),
});
