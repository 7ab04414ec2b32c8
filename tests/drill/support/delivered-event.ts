import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WireRace, WireRaceDetails, WireRaceSummary } from '@holeshot/contract/wire';
import { raceHash } from '../../../server/src/importing/read/read-event-folder';
import { buildEvent, buildGuid, buildRace } from '../../../server/src/testing/build-event-folder';
import { hashText } from '../../../tools/sync/file-watch';
import { askJson } from './ask';

const PILOTS = 4;

/** How many laps the pilots of a race have in one of its versions. */
const getLapCount = (version: number): number => 2 + (version % 5);

/** One version of a race; race number, laps and points identify it. */
interface Version {
  version: number;
  /** hash of the content, as the site computes it */
  contentHash: string;
}

/** An event on disk whose races the desktop app writes again and again. */
export interface DeliveredEvent {
  id: string;
  raceIds: readonly string[];
  /** Writes the next version of every race. */
  writeNext(): void;
  /** The version of a race with this hash of the sync agent; undefined for none. */
  findVersion(raceId: string, agentHash: string): Version | undefined;
  newestHash(raceId: string): string;
}

function write(file: string, value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
  return text;
}

/** Writes a new event with first versions of its races to a folder. */
export function writeDeliveredEvent(folder: string, races: number): DeliveredEvent {
  const pilotIds = Array.from({ length: PILOTS }, buildGuid);
  const { id, files } = buildEvent({ pilotIds, races: [] });
  for (const [name, text] of files) write(path.join(folder, id, name), JSON.parse(text));
  const raceIds = Array.from({ length: races }, buildGuid);
  const versions = new Map<string, Version>();
  const newest = new Map<string, string>();
  let version = 0;
  const writeNext = (): void => {
    version += 1;
    for (const raceId of raceIds) {
      const built = buildRace(id, {
        id: raceId,
        pilotIds,
        number: 100 + version,
        laps: getLapCount(version),
      });
      const results = built.results.map((row) => ({ ...row, Points: version }));
      const texts = [
        write(path.join(folder, id, raceId, 'Race.json'), [built.race]),
        write(path.join(folder, id, raceId, 'Result.json'), results),
      ];
      const contentHash = raceHash({ race: built.race, results });
      versions.set(`${raceId} ${hashText(texts.map(hashText).join(' '))}`, { version, contentHash });
      newest.set(raceId, contentHash);
    }
  };
  writeNext();
  return {
    id,
    raceIds,
    writeNext,
    findVersion: (raceId, agentHash) => versions.get(`${raceId} ${agentHash}`),
    newestHash: (raceId) => newest.get(raceId) ?? '',
  };
}

/** Reads a race and its summaries of one revision: the agent may deliver the next one meanwhile. */
async function readRace(
  origin: string,
  { ID, Event }: WireRace,
): Promise<{ race: WireRaceDetails; summaries: WireRaceSummary[] }> {
  const readDetails = () =>
    askJson<WireRaceDetails>(`${origin}/api/public/races/eventId/${Event}/raceId/${ID}`);
  for (let race = await readDetails(); ; ) {
    const url = `${origin}/api/public/raceSummaries/eventId/${Event}/raceId/${ID}`;
    const summaries = await askJson<WireRaceSummary[]>(url);
    const after = await readDetails();
    if (after.Revision === race.Revision) return { race, summaries };
    race = after;
  }
}

/** The version that a site shows of a race. Throws a sentence when its parts are not all of one version. */
async function readVersion(origin: string, listed: WireRace): Promise<number> {
  const { race, summaries } = await readRace(origin, listed);
  const version = race.RaceNumber - 100;
  const laps = getLapCount(version);
  const parts: [string, boolean][] = [
    ['laps', race.Laps.length === PILOTS * (laps + 1)],
    ['crossings', race.Detections.length === PILOTS * (laps + 1)],
    ['results', race.ResultSummaries.every(({ Points }) => Points === version)],
    ['results', race.ResultSummaries.filter(({ LapCount }) => LapCount === laps).length === PILOTS],
    ['summaries', summaries.every(({ points }) => points === version)],
    ['summaries', summaries.filter(({ lap_count }) => lap_count === laps).length === PILOTS],
  ];
  const wrong = parts.find(([, isRight]) => !isRight);
  if (wrong) throw new Error(`a race was found in part: its ${wrong[0]} are not those of version ${version}`);
  return version;
}

/** The versions that a site shows of the event's races, by id. Throws a sentence for a race that is there in part. */
export async function readVersions(origin: string, eventId: string): Promise<Map<string, number>> {
  const races = await askJson<WireRace[]>(`${origin}/api/public/races/eventId/${eventId}`);
  const versions = new Map<string, number>();
  for (const race of races) versions.set(race.ID, await readVersion(origin, race));
  return versions;
}
