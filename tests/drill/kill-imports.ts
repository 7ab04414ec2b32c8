import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../server/src/demo/random';
import { buildEvent, buildGuid } from '../../server/src/testing/build-event-folder';
import { countValues, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';

import { type OwnProcess, startProcess } from './support/site-process';

const EVENTS = 5;
const RACES = 12;
/** What an import may say of an event: it was imported now as a whole, or before. */
const WHOLE = [`created; races: ${RACES} created`, `unchanged; races: ${RACES} unchanged`];

/** A folder with new events. */
function writeEvents(folder: string): string {
  for (let index = 0; index < EVENTS; index += 1) {
    const pilotIds = Array.from({ length: 4 }, buildGuid);
    const races = Array.from({ length: RACES }, (_, race) => ({ number: race + 1, laps: 6 }));
    const { id, files } = buildEvent({ pilotIds, races });
    for (const [name, text] of files) {
      const file = path.join(folder, id, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return folder;
}

/** Waits until an import has opened the database, or has ended. */
const isWriting = (running: OwnProcess): Promise<unknown> =>
  Promise.race([running.ended, once(running.child.stdout ?? running.child, 'data')]);

/** Kills imports into an embedded database at random moments. Each next one goes on, and finds whole events only. */
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
    for (const [, said = ''] of output.matchAll(/^\[\d+\/\d+\] .*?: (.*)$/gm))
      if (!WHOLE.includes(said)) missed.add(`an event was found in part: ${said}`);
  };
  /** Runs an import to its end. Returns how long it took to open the database, and to write. */
  const finish = async (folders: readonly string[]): Promise<{ openMs: number; writeMs: number }> => {
    const startMs = performance.now();
    const whole = launch(folders);
    await isWriting(whole);
    const openMs = performance.now() - startMs;
    const how = await whole.ended;
    check(whole.output());
    if (how !== '0') missed.add(`an import ended with ${how}: ${whole.output().slice(-300)}`);
    return { openMs, writeMs: performance.now() - startMs - openMs };
  };

  const folders = [writeEvents(data.makeFolder())];
  const { openMs, writeMs } = await finish(folders);
  let folder = '';
  for (let kill = 0; kill < kills; kill += 1) {
    if (folder === '') {
      folder = writeEvents(data.makeFolder());
      folders.push(folder);
    }
    const killed = launch([folder]);
    const isEarly = kill % 3 === 0;
    if (!isEarly) await isWriting(killed);
    const how = await Promise.race([killed.ended, wait((isEarly ? openMs : writeMs) * random.next())]);
    if (how === undefined) await killed.end('SIGKILL');
    else if (how !== '0') missed.add(`an import ended with ${how}: ${killed.output().slice(-300)}`);
    check(killed.output());
    results.push(how === undefined ? (isEarly ? 'while opening' : 'while writing') : 'not before the end');
    if (killed.output().includes(`[${EVENTS}/`)) folder = '';
    if (kill % 10 === 9) say(`killed ${kill + 1} of ${kills} imports`);
  }
  await finish(folders);
  report({
    what: 'imports into an embedded database, killed',
    requests: kills,
    result: countValues(results),
    missed: [...missed],
  });
}
