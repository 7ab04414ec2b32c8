import { floorSeconds, formatSeconds, type LapsNeeded, ordinal, pilotsText } from '@holeshot/domain';

interface NeedTextInput {
  /** number of laps of the best time */
  laps: number;
  cut: number;
  /** number of pilots with a time */
  count: number;
}

/**
 * The time that a pilot needs (R157), regardless of improvements of others: `9th of 12 with 25.10. As things stand, a
 * lap under 24.31 gets into the top 8.`
 */
export function lapNeedText(need: LapsNeeded, { laps, cut, count }: NeedTextInput): string {
  const { rank, seconds, isIn, limitSeconds, pushersNeeded } = need;
  const place = rank === null ? '' : `${ordinal(rank)} of ${count} with ${formatSeconds(seconds)}`;
  if (isIn) {
    return `${place}: in the top ${cut} as things stand, until ${morePilots(pushersNeeded)} faster.`;
  }
  const gets = limitSeconds === null ? `any ${lapsWord(laps)} ${verb(laps)}` : underText(limitSeconds, laps);
  return `${place && `${place}. `}As things stand, ${gets} into the top ${cut}.`;
}

const verb = (laps: number): string => (laps === 1 ? 'gets' : 'get');
const lapsWord = (laps: number): string => (laps === 1 ? 'lap' : `${laps} laps in a row`);
const morePilots = (count: number): string =>
  `${pilotsText(count).replace(' ', ' more ')} ${count === 1 ? 'is' : 'are'}`;

/** `a lap under 24.31 gets`; `3 laps in a row under 74.12, 24.70 on average, get` */
function underText(seconds: number, laps: number): string {
  const under = formatSeconds(floorSeconds(seconds));
  if (laps === 1) return `a lap under ${under} gets`;
  return `${lapsWord(laps)} under ${under}, ${formatSeconds(floorSeconds(seconds / laps))} on average, get`;
}
