import { decidingSeconds, type Guid, isDnf } from '@holeshot/domain';
import type { GapLine } from '../../explain/explanation';
import { listTicks } from '../../racing/axis';
import type { FigureFacts } from './figures';

/** Tags closer than this, in percent of the width, would overlap on a phone. */
const TAG_WIDTH = 12.5;
/** seconds */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/**
 * Lays out the pilots of a race by their gaps to the first, who is at the right end. `null` without a time of the pilot
 * or of any other.
 */
export function layOutGaps({ shown, race, pilotId, getName }: FigureFacts): GapLine | null {
  const timed = shown
    .flatMap((row) => {
      const seconds = isDnf(row) ? null : decidingSeconds(row);
      return seconds === null ? [] : [{ row, seconds }];
    })
    .sort((a, b) => a.seconds - b.seconds);
  const [first] = timed;
  const span = (timed.at(-1)?.seconds ?? 0) - (first?.seconds ?? 0);
  if (!first || span === 0 || !timed.some(({ row }) => row.pilotId === pilotId)) return null;
  const place = (gap: number) => Number((100 - (100 * gap) / span).toFixed(2));
  const channels = new Map(race.pilotChannels.map((seat) => [seat.pilotId, seat.channelId]));
  const seats = timed.map(({ row, seconds }) => ({
    pilotId: row.pilotId,
    name: getName(row.pilotId),
    channelId: channels.get(row.pilotId) ?? null,
    gapSeconds: seconds - first.seconds,
    at: place(seconds - first.seconds),
  }));
  const [, ...ticks] = listTicks(0, span, { steps: STEPS, largest: span, max: 5 }).ticks;
  return {
    seats: stack(seats, pilotId),
    ticks: [
      { at: 100, label: first.row.position === 1 ? '1st' : '0' },
      ...ticks.map((gap) => ({ at: place(gap), label: `+${Number(gap.toFixed(1))}` })),
    ],
  };
}

/** Puts each tag on the lowest free level; the pilot's own tag comes last, above nearby ones. */
function stack<Seat extends { pilotId: Guid; at: number }>(seats: readonly Seat[], ownId: Guid) {
  const placed: (Seat & { level: number })[] = [];
  const isOwn = ({ pilotId }: Seat) => pilotId === ownId;
  for (const seat of [...seats.filter((other) => !isOwn(other)), ...seats.filter(isOwn)]) {
    const near = placed.filter(({ at }) => Math.abs(at - seat.at) < TAG_WIDTH);
    let level = 0;
    while (near.some((other) => other.level === level)) level += 1;
    placed.push({ ...seat, level });
  }
  return placed;
}
