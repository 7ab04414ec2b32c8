import { DAY_MS, formatDate, type Guid } from '@holeshot/domain';
import { ignoreFault } from '../../importing/parse/clean-json';
import { readFields } from '../../importing/parse/fields';
import { type ParsedEvent, parseEvent } from '../../importing/parse/parse-event';
import type { RaceFile } from '../../importing/read/read-event-folder';

function earliestStart(races: readonly RaceFile[]): number | null {
  const starts = races
    .map(({ race }) => readFields(race, ignoreFault).clock('Start'))
    .filter((start) => start !== null);
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** The name of an event without one: its day, or else its folder. */
export function nameEvent(start: number | null, folderName: string): string {
  if (start === null) return `Event ${folderName}`;
  return `Event of ${formatDate(start)}`;
}

/**
 * An event without Event.json: its day, target laps and pilots are those of its races, the rest are the desktop app's
 * defaults.
 */
export function guessEvent(races: readonly RaceFile[], folderName: string): ParsedEvent {
  const rows = races.map(({ race }) => readFields(race, ignoreFault));
  const firstRaceStart = earliestStart(races);
  const start = firstRaceStart === null ? null : Math.floor(firstRaceStart / DAY_MS) * DAY_MS;
  const laps = Math.max(0, ...rows.map((row) => row.whole('TargetLaps', 0)));
  const pilots = new Map<Guid, { Pilot: Guid; Channel: Guid | null }>();
  for (const pilot of rows.flatMap((row) => row.rows('PilotChannels'))) {
    const id = pilot.guid('Pilot');
    if (id !== null && !pilots.has(id)) pilots.set(id, { Pilot: id, Channel: pilot.guid('Channel') });
  }
  const event = parseEvent(
    {
      Name: nameEvent(start, folderName),
      Laps: laps || null,
      PrimaryTimingSystemLocation: rows[0]?.raw.PrimaryTimingSystemLocation,
      PilotChannels: [...pilots.values()],
      Channels: [...pilots.values()].map(({ Channel }) => Channel).filter((channel) => channel !== null),
    },
    ignoreFault,
  );
  return { ...event, start };
}
