import { ordinal, pointsText, SEASON_POINTS, type SeasonChance } from '@holeshot/domain';
import type { Season, SeasonChange, SeasonPilot } from './season.query';

/** `First five places: 10 8 6 4 2. The best 3 of 5 results count.` */
export function ruleText({ points, counted, events }: Pick<Season, 'points' | 'counted' | 'events'>): string {
  const rule = Object.entries(SEASON_POINTS).find(([key]) => key === points)?.[1].name;
  const count =
    counted === null || counted >= events.length
      ? 'All results count.'
      : `The best ${counted} of ${events.length} results count.`;
  return [rule && `${rule}.`, count].filter(Boolean).join(' ');
}

/** A pilot's remaining chances in a few words; `''` for none. */
export function chanceText(
  { rank, chance }: Pick<SeasonPilot, 'rank' | 'chance'>,
  isDecided: boolean,
): string {
  if (isDecided) return rank === 1 ? 'Champion' : '';
  if (!chance) return '';
  if (chance.state === 'won') return 'Cannot be caught';
  if (chance.state === 'out') return 'Out';
  return neededText(chance);
}

function neededText({ level, enough }: SeasonChance): string {
  const verb = enough === 1 ? 'is' : 'are';
  if (level === null) return enough === null ? 'Can be caught' : `${pointsText(enough)} ${verb} enough`;
  const own = level === 0 ? 'Level with the leader' : `${pointsText(level)} to draw level`;
  return enough === null ? own : `${own}, ${enough} ${verb} enough`;
}

const placeText = (rank: number | null): string => (rank === null ? 'no place' : ordinal(rank));

/** `1st, 10 points (before 2nd, 8)` */
export function moveText({ rank, total }: SeasonChange['moves'][number]): string {
  const now = [placeText(rank[1]), ...(total[1] === null ? [] : [pointsText(total[1])])].join(', ');
  const before = [placeText(rank[0]), ...(total[0] === null ? [] : [total[0]])].join(', ');
  return `${now} (before ${before})`;
}

/** `Champion: Vee`, `Leader: Vee and Zed` */
export function leaderLabel({ rows, isDecided }: Pick<Season, 'rows' | 'isDecided'>): string {
  const isShared = rows.filter(({ rank }) => rank === 1).length > 1;
  if (isDecided) return isShared ? 'Champions' : 'Champion';
  return isShared ? 'Leaders' : 'Leader';
}
