import { clubColor, ordinal, pointsText, seasonProgress } from '@holeshot/domain';
import { isDecided, type StoredSeason, seasonName } from '../../events/read/seasons';
import type { SharingContent } from './presenter';

const MAX_LINES = 3;

/** The champion or the leader of a season in large, and its first three; without standings only its events. */
export function presentSeasonContent(stored: StoredSeason): SharingContent {
  const { season, club, rows } = stored;
  const leaders = rows.filter(({ rank }) => rank === 1);
  const [first] = leaders;
  const verb = isDecided(stored) ? 'win' : 'lead';
  return {
    above: club.name,
    title: season.name,
    untitled: 'Season',
    facts: [...(first ? [club.name] : []), ...listProgress(stored)],
    lines: rows.slice(0, MAX_LINES).map((row) => ({
      label: ordinal(row.rank),
      name: seasonName(row),
      figure: pointsText(row.total),
    })),
    gaps: [],
    color: clubColor(club.primaryColor, club.id),
    hero: first
      ? {
          seed: `season ${season.id}`,
          heading: season.name,
          figure: pointsText(first.total),
          name: leaders.map(seasonName).join(' and '),
          sentence: `${verb}${leaders.length > 1 ? '' : 's'} ${season.name}`,
        }
      : null,
    format: 'wide',
  };
}

/** The progress; once all events are flown, also whether their results can still change. */
function listProgress(stored: StoredSeason): string[] {
  const { events } = stored;
  if (events.length === 0) return [];
  const state = isDecided(stored) ? 'Official' : 'Provisional';
  return [seasonProgress(stored), ...(events.every(({ isOver }) => isOver) ? [state] : [])];
}
