import { parseRace } from '../../server/src/importing/parse/parse-race';
import type { EventFolder } from '../../server/src/importing/read/event-folder';
import type { FaultyRace } from './inject-fault';

/** The valid races of an event's folder that have started. */
export async function readRaces(folder: EventFolder): Promise<FaultyRace[]> {
  const races: FaultyRace[] = [];
  for (const name of await folder.listFolders()) {
    const text = await folder.readText(`${name}/Race.json`);
    const [raw] = text ? JSON.parse(text.replace(/^\uFEFF/, '')) : [];
    if (!raw) continue;
    const owner = { eventId: folder.name, raceId: name, timingLocation: 'Holeshot' as const };
    const { race, valid, laps, detections } = parseRace(raw, owner, () => undefined);
    if (valid && race.start !== null) races.push({ ...race, laps, detections });
  }
  return races;
}
