import {
  type Guid,
  listNeeds,
  type NeedsInput,
  ordinal,
  type PilotNeeds,
  pointsText,
} from '@holeshot/domain';

/** `3rd of 12 with 21 points. For the top 8, 27 points are enough if the others score as they have so far; …` */
export function needsText(
  { status, total, rank, enoughAt, safeAt }: PilotNeeds,
  { cut, count }: { cut: number; count: number },
): string {
  const place = `${ordinal(rank)} of ${count} with ${pointsText(total)}`;
  if (status === 'in') return `${place}: in the top ${cut} whatever the others do.`;
  if (status === 'out') return `${place}: the top ${cut} is out of reach.`;
  const enough =
    enoughAt === null ? '' : `${pointsText(enoughAt)} are enough if the others score as they have so far`;
  const safe = safeAt === null ? '' : `${safeAt} are safe whatever they do`;
  if (enough && safe) return `${place}. For the top ${cut}, ${enough}; ${safe}.`;
  if (enough) return `${place}. For the top ${cut}, ${enough}; no total is safe.`;
  if (safe) return `${place}. For the top ${cut}, ${safe}.`;
  return `${place}. The top ${cut} needs others to slip.`;
}

/** `In`, `safe at 52`, `needs help`, `Out` */
export function statusText({ status, safeAt }: PilotNeeds): string {
  if (status === 'in') return 'In';
  if (status === 'out') return 'Out';
  return safeAt === null ? 'needs help' : `safe at ${safeAt}`;
}

/** The effect of the drop rule on a pilot: `32 points, 8th. With every round counted: 34 points, 9th.` */
export function dropText(input: NeedsInput, pilotId: Guid): string {
  const resultText = (dropsWorst: boolean): string => {
    const own = listNeeds({ ...input, roundsLeft: 0, nextRaces: [], dropsWorst }).find(
      (one) => one.pilotId === pilotId,
    );
    return own ? `${pointsText(own.total)}, ${ordinal(own.rank)}` : '';
  };
  const [dropped, whole] = [resultText(true), resultText(false)];
  return input.dropsWorst
    ? `${dropped}. With every round counted: ${whole}.`
    : `${whole}. With the worst round dropped: ${dropped}.`;
}
