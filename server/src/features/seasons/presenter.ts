import type { WireSeason, WireSeasonSummary } from '@holeshot/contract/wire';
import { formatWireClock, type SeasonChance, seasonChances } from '@holeshot/domain';
import { presentEventResults } from '../../events/read/result-states';
import { isDecided, type StoredSeason, type StoredSeasonRow, seasonName } from '../../events/read/seasons';

/** How many pilots a club's page shows of a season. */
const FIRST = 5;

const presentPilot = (row: StoredSeasonRow) => ({
  Rank: row.rank,
  Name: seasonName(row),
  PhotoURL: row.photoUrl,
  Handle: row.handle,
  Total: row.total,
});

const presentShape = (stored: StoredSeason) => ({
  ID: stored.season.id,
  Name: stored.season.name,
  Club: { ID: stored.club.id, Name: stored.club.name },
  Decided: isDecided(stored),
});

/** The first moment at which the state of one of the events changes by itself. */
function findUntil({ events }: StoredSeason): string | null {
  const moments = events.flatMap((event) => presentEventResults(event).Until ?? []).sort();
  return moments[0] ?? null;
}

export const presentSummary = (stored: StoredSeason): WireSeasonSummary => ({
  ...presentShape(stored),
  Events: stored.events.length,
  EventsOver: stored.events.filter(({ isOver }) => isOver).length,
  Until: findUntil(stored),
  Rows: stored.rows.filter(({ rank }) => rank <= FIRST).map(presentPilot),
});

const presentChance = ({ state, level, enough }: SeasonChance) => ({
  State: state,
  Level: level,
  Enough: enough,
});

/** The season with the lines of its history. */
export function presentSeason(stored: StoredSeason, changes: WireSeason['Changes']): WireSeason {
  const { season, events, rows } = stored;
  const eventsLeft = events.filter(({ isOver }) => !isOver).length;
  const chances = seasonChances(season, rows, eventsLeft);
  return {
    ...presentShape(stored),
    Points: season.points,
    Counted: season.counted,
    Events: events.map((event) => ({
      ID: event.id,
      Name: event.name,
      Club: { ID: event.club.id, Name: event.club.name },
      Start: formatWireClock(event.start),
      TimeZone: event.timeZone,
      Over: event.isOver,
      Results: presentEventResults(event),
    })),
    Rows: rows.map((row, index) => {
      const chance = chances?.[index];
      return {
        ...presentPilot(row),
        Results: row.results.map((result, event) => {
          const pilotId = row.pilotIds[event];
          if (!result || !pilotId) return null;
          return { PilotID: pilotId, Place: result.place, Points: result.points, Counts: result.counts };
        }),
        Chance: chance ? presentChance(chance) : null,
      };
    }),
    Changes: changes,
  };
}
