import type { RankedPilot } from '@holeshot/client';
import { pilotInEventHref } from '@holeshot/contract';
import { formatSeconds, ordinal } from '@holeshot/domain';
import { barScale, Muted, PilotName, PilotPhoto, RowHeader, type TableColumn } from '@holeshot/ui';
import { ExplainedPlace } from '../../../explain/explained-link';
import { PilotMark } from '../../../follow/pilot-mark';
import type { MarkedPilots } from '../../../follow/use-marked-pilots';
import type { EventWithoutClub } from '../tab';
import { BestLapCell } from './best-lap-cell';
import type { PilotsData } from './load-pilots';
import { LapCell, PilotCell } from './ranking-table.styles';

/** Rank, pilot, place in the final, best lap, and other ranked figures. Columns without figures are omitted. */
export function rankingColumns(
  event: Pick<EventWithoutClub, 'id'>,
  { ranking: { basis, rows, fastestLap }, timeLabel }: Pick<PilotsData, 'ranking' | 'timeLabel'>,
  marked: MarkedPilots,
): TableColumn<RankedPilot>[] {
  const share = barScale(rows.map(({ bestLap }) => bestLap?.seconds ?? null));
  const columns: (TableColumn<RankedPilot> | false)[] = [
    {
      id: 'rank',
      heading: 'Rank',
      value: ({ rank }) => rank,
      render: ({ rank, pilotId }) =>
        rank === null ? (
          <Muted>–</Muted>
        ) : (
          <ExplainedPlace eventId={event.id} pilotId={pilotId}>
            {ordinal(rank)}
          </ExplainedPlace>
        ),
    },
    {
      id: 'pilot',
      heading: 'Pilot',
      Cell: RowHeader,
      value: ({ name }) => name,
      render: ({ pilotId, name, photoUrl }) => (
        <PilotCell data-marked={marked.ids.has(pilotId) || undefined}>
          <PilotPhoto url={photoUrl} name={name} size={34} />
          <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId })} />
          <PilotMark pilotId={pilotId} marked={marked} />
        </PilotCell>
      ),
    },
    rows.some(({ final }) => final !== null) && {
      id: 'final',
      heading: 'Final',
      value: ({ final }) => final,
      render: ({ final }) => final ?? <Muted>–</Muted>,
    },
    fastestLap !== null && {
      id: 'lap',
      heading: 'Best lap',
      Cell: LapCell,
      value: ({ bestLap }) => bestLap?.seconds ?? null,
      render: ({ bestLap }) =>
        bestLap ? (
          <BestLapCell
            eventId={event.id}
            lap={bestLap}
            gapSeconds={bestLap.seconds - (fastestLap?.seconds ?? bestLap.seconds)}
            share={share(bestLap.seconds)}
          />
        ) : (
          <Muted>–</Muted>
        ),
    },
    basis?.kind === 'time' && {
      id: 'target',
      heading: timeLabel,
      align: 'right',
      value: ({ targetSeconds }) => targetSeconds,
      render: ({ targetSeconds }) => formatSeconds(targetSeconds) || <Muted>–</Muted>,
    },
    basis?.kind === 'laps' && {
      id: 'laps',
      heading: 'Laps',
      align: 'right',
      value: ({ lapCount }) => lapCount,
      render: ({ lapCount }) => lapCount,
    },
    rows.some(({ points }) => points !== null) && {
      id: 'points',
      heading: 'Points',
      align: 'right',
      value: ({ points }) => points,
      render: ({ points }) => points ?? <Muted>–</Muted>,
    },
  ];
  return columns.filter((column) => column !== false);
}
