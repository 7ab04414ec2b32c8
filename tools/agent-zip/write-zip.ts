import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  name: string;
  /** a path on disk, or the text itself */
  content: { path: string } | { text: string };
  isExecutable: boolean;
}

/** Zip's number for Unix, so that the entries' Unix permissions apply. */
const UNIX = 3;
const MODE_SHIFT = 2 ** 16;

async function* readChunks(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  if ('text' in content) yield new TextEncoder().encode(content.text);
  else yield* createReadStream(content.path, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>;
}

/** Writes a zip in chunks, so that a program of 150 MB is never in memory as a whole. */
export async function writeZip(target: string, entries: readonly ZipEntry[]): Promise<void> {
  const output = openSync(target, 'w');
  try {
    const zip = new Zip((error, data) => {
      if (error) throw error;
      writeSync(output, data);
    });
    for (const { name, content, isExecutable } of entries) {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.os = UNIX;
      entry.attrs = (isExecutable ? 0o100755 : 0o100644) * MODE_SHIFT;
      zip.add(entry);
      for await (const chunk of readChunks(content)) entry.push(chunk);
      entry.push(new Uint8Array(), true);
    }
    zip.end();
  } finally {
    closeSync(output);
  }
}
