import { parseClock, raceState } from '@holeshot/domain';
import type { EventFolder } from '../importing/read/event-folder';
import type { eventFiles } from './event-files';
import type { raceFiles } from './race-files';

type Files = ReturnType<typeof eventFiles> & ReturnType<typeof raceFiles>;

/** For tests: the files of one demo event, read as plain JSON without the import's tolerance. */
export async function readDemoEvent(folder: EventFolder) {
  const texts: Record<string, string> = {};
  const read = async <Name extends keyof Files>(name: Name, inFolder = ''): Promise<Files[Name]> => {
    const text = await folder.readText(inFolder + name);
    texts[inFolder + name] = text ?? '';
    return JSON.parse(text ?? '[]');
  };
  const [event] = await read('Event.json');
  if (!event) throw new Error(`${folder.name} has no event`);
  const rounds = await read('Rounds.json');
  const races = [];
  for (const name of await folder.listFolders()) {
    const [race] = await read('Race.json', `${name}/`);
    if (!race) continue;
    const state = raceState({ start: parseClock(race.Start), end: parseClock(race.End) });
    const round = rounds.find(({ ID }) => ID === race.Round);
    races.push({ race, state, round, results: await read('Result.json', `${name}/`) });
  }
  const [pilots, stages] = [await read('Pilots.json'), await read('Stages.json')];
  return { event, pilots, rounds, stages, races, rolledOver: await read('Results.json'), texts };
}

export type ReadEvent = Awaited<ReturnType<typeof readDemoEvent>>;
