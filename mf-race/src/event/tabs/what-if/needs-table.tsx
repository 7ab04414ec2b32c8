import { type Guid, ordinal, type PilotNeeds } from '@holeshot/domain';
import { VisuallyHidden } from '@holeshot/ui';
import type { PilotLookup } from '../../../event-pilots/event-pilot';
import { PilotMark } from '../../../follow/pilot-mark';
import type { MarkedPilots } from '../../../follow/use-marked-pilots';
import { VerticalLine } from '../../../racing/at-percent';
import { Axis, Room, Rows, Shape } from './needs-table.styles';
import { statusText } from './needs-text';

interface NeedsTableProps {
  needs: readonly PilotNeeds[];
  cut: number;
  rounds: readonly string[];
  cells: Record<Guid, (number | null)[]>;
  getPilot: PilotLookup;
  marked: MarkedPilots;
  chosenId: Guid | null;
}

/** All pilots with the places that they can still reach. */
export function NeedsTable({ needs, cut, rounds, cells, getPilot, marked, chosenId }: NeedsTableProps) {
  const lastIn = needs.filter(({ rank }) => rank <= cut).at(-1)?.pilotId;
  return (
    <Room>
      <Rows $rounds={rounds.length}>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Pilot</th>
            {rounds.map((round) => (
              <th key={round} scope="col" data-number="" data-round="">
                {round}
              </th>
            ))}
            <th scope="col" data-number="">
              Counts
            </th>
            <th scope="col">
              <VisuallyHidden>Places still possible</VisuallyHidden>
              <PlacesAxis cut={cut} count={needs.length} />
            </th>
            <th scope="col">For the top {cut}</th>
          </tr>
        </thead>
        <tbody>
          {needs.map((one) => {
            const isMarked = marked.ids.has(one.pilotId) || one.pilotId === chosenId;
            return (
              <tr
                key={one.pilotId}
                data-status={one.status}
                data-marked={isMarked ? '' : undefined}
                data-cut={one.pilotId === lastIn ? '' : undefined}
              >
                <td>{ordinal(one.rank)}</td>
                <td>
                  <b dir="auto">{getPilot(one.pilotId).name}</b>{' '}
                  <PilotMark pilotId={one.pilotId} marked={marked} />
                </td>
                {toCells(cells[one.pilotId] ?? [], one.dropped).map((text, index) => (
                  <td key={rounds[index]} data-number="" data-round="">
                    {text}
                  </td>
                ))}
                <td data-number="">
                  <b>{one.total}</b>
                </td>
                <td>
                  <Places needs={one} cut={cut} count={needs.length} />
                </td>
                <td>
                  <StatusShape status={one.status} />
                  {statusText(one)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Rows>
    </Room>
  );
}

/** Labels the first place, the last one that advances, and the last. */
function PlacesAxis({ cut, count }: Pick<PlacesProps, 'cut' | 'count'>) {
  return (
    <Axis width="100%" height={16} aria-hidden="true">
      <text x="0" y={13}>
        1
      </text>
      {cut > 1 && cut < count - 1 && (
        <text x={`${(cut / count) * 100}%`} y={13} textAnchor="middle">
          {cut}
        </text>
      )}
      <text x="100%" y={13} textAnchor="end">
        {count}
      </text>
    </Axis>
  );
}

/** A tick, a ring or a cross, which repeats the text beside it. */
const StatusShape = ({ status }: Pick<PilotNeeds, 'status'>) => (
  <Shape width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    {status === 'out' ? (
      <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth={2} />
    ) : (
      <circle
        cx={8}
        cy={8}
        r={6.5}
        fill={status === 'in' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={2}
      />
    )}
    {status === 'in' && <path d="M5 8l2 2 4-4" fill="none" stroke="var(--bg)" strokeWidth={2} />}
  </Shape>
);

/** `(2)` for the dropped result; `–` for a missed round */
function toCells(cells: readonly (number | null)[], dropped: number | null): string[] {
  const droppedIndex = dropped === null ? -1 : cells.indexOf(dropped);
  return cells.map((cell, index) =>
    cell === null ? '–' : index === droppedIndex ? `(${cell})` : String(cell),
  );
}

interface PlacesProps {
  needs: PilotNeeds;
  cut: number;
  count: number;
}

/** A bar from the best to the worst possible place, with lines for the current place and the cut. */
function Places({ needs: { best, worst, rank, status }, cut, count }: PlacesProps) {
  const place = (at: number): number => Math.round((at / count) * 1000) / 10;
  return (
    <>
      <svg width="100%" height={20} aria-hidden="true">
        <line x1="0" x2="100%" y1={10} y2={10} stroke="var(--line)" />
        <VerticalLine percent={place(cut)} y1={-8} y2={28} stroke="var(--t3)" strokeDasharray="3 3" />
        <rect
          x={`${place(best - 1)}%`}
          y={6}
          width={`${place(worst - best + 1)}%`}
          height={8}
          rx={2}
          fill={status === 'in' ? 'var(--t1)' : status === 'out' ? 'none' : 'var(--t3)'}
          stroke={status === 'out' ? 'var(--edge)' : 'none'}
        />
        <VerticalLine percent={place(rank - 0.5)} y1={2} y2={18} stroke="var(--bg)" strokeWidth={5} />
        <VerticalLine percent={place(rank - 0.5)} y1={2} y2={18} stroke="var(--t1)" strokeWidth={2} />
      </svg>
      <VisuallyHidden>
        {ordinal(best)} to {ordinal(worst)}
      </VisuallyHidden>
    </>
  );
}
