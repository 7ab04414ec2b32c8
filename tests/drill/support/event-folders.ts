import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildEvent, buildGuid } from '../../../server/src/testing/build-event-folder';

/** Writes new events of the desktop app to a folder, all of the same shape, and returns the folder. */
export function writeEvents(folder: string, { events, races }: { events: number; races: number }): string {
  for (let index = 0; index < events; index += 1) {
    const pilotIds = Array.from({ length: 4 }, buildGuid);
    const shapes = Array.from({ length: races }, (_, race) => ({ number: race + 1, laps: 6 }));
    const { id, files } = buildEvent({ pilotIds, races: shapes });
    for (const [name, text] of files) {
      const file = path.join(folder, id, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return folder;
}

/** Results of an import for events that are not complete, by its output. Each event has `races` races. */
export const findParts = (output: string, races: number): string[] =>
  [...output.matchAll(/^\[\d+\/\d+\] .*?: (.*)$/gm)]
    .map(([, result = '']) => result)
    .filter(
      (result) =>
        ![`created; races: ${races} created`, `unchanged; races: ${races} unchanged`].includes(result),
    );
