import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../server/src/demo/random';
import { type OwnProcess, startProcess } from '../../tools/site/site-process';
import { countValues, type DrillContext } from './support/drill';
import { findParts, writeEvents } from './support/event-folders';
import { findInternalText } from './support/internal-text';

const EVENTS = 5;
const RACES = 12;
/** Most imports are killed before this share of the time that they need. */
const LATEST = 0.7;

/** Waits until an import has opened the database, or has ended. */
const untilWriting = (running: OwnProcess): Promise<unknown> =>
  Promise.race([running.ended, once(running.child.stdout ?? running.child, 'data')]);

/** Kills imports into an embedded database at random. Each next import continues, and finds only whole events. */
export async function killImports(context: DrillContext, kills: number): Promise<void> {
  const { data, seed, say, report } = context;
  const env = { DATA_DIR: await data.copyFolder() };
  const random = createRandom(`imports ${seed}`);
  const launch = (folders: readonly string[]) =>
    startProcess('tools/import.ts', { args: [...folders, '--club', 'Drill'], env });
  const missed = new Set<string>();
  const results: string[] = [];

  const check = (output: string): void => {
    const internal = findInternalText(output);
    if (internal) missed.add(`an import printed internal text: ${internal}`);
    for (const said of findParts(output, RACES)) missed.add(`an event was found in part: ${said}`);
  };
  /** Runs an import to its end. Returns how long it took to open the database, and to write. */
  const finish = async (folders: readonly string[]): Promise<{ openMs: number; writeMs: number }> => {
    const startMs = performance.now();
    const whole = launch(folders);
    await untilWriting(whole);
    const openMs = performance.now() - startMs;
    const how = await whole.ended;
    check(whole.output());
    if (how !== '0') missed.add(`an import ended with ${how}: ${whole.output().slice(-300)}`);
    return { openMs, writeMs: performance.now() - startMs - openMs };
  };

  const folders = [writeEvents(data.makeFolder(), { events: EVENTS, races: RACES })];
  const { openMs, writeMs } = await finish(folders);
  let folder = '';
  for (let kill = 0; kill < kills; ) {
    if (folder === '') {
      folder = writeEvents(data.makeFolder(), { events: EVENTS, races: RACES });
      folders.push(folder);
    }
    const killed = launch([folder]);
    const isEarly = kill % 3 === 0;
    if (!isEarly) await untilWriting(killed);
    const how = await Promise.race([
      killed.ended,
      wait(LATEST * (isEarly ? openMs : writeMs) * random.next()),
    ]);
    if (how === undefined) await killed.end('SIGKILL');
    else if (how !== '0') missed.add(`an import ended with ${how}: ${killed.output().slice(-300)}`);
    check(killed.output());
    results.push(how === undefined ? (isEarly ? 'while opening' : 'while writing') : 'too late');
    if (how === undefined) kill += 1;
    if (killed.output().includes(`[${EVENTS}/`)) folder = '';
    if (how === undefined && kill % 10 === 0) say(`killed ${kill} of ${kills} imports`);
  }
  await finish(folders);
  report({
    what: 'imports into an embedded database, killed',
    requests: kills,
    result: countValues(results),
    missed: [...missed],
  });
}
