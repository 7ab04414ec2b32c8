import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PLACES = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];
const DOCS = path.join(import.meta.dirname, '../../../docs/running.md');
const START_MS = 10_000;

/** The path of HAProxy; undefined where it is not installed. */
export const findHaproxy = (): string | undefined =>
  PLACES.map((folder) => path.join(folder, 'haproxy')).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** The configuration of docs/running.md, without TLS, for processes at `ports`. */
function writeConfig(port: number, ports: readonly number[]): string {
  const [, config = ''] = /```\n(defaults[\s\S]*?)```/.exec(readFileSync(DOCS, 'utf8')) ?? [];
  const servers = ports.map((own) => `  server p${own} 127.0.0.1:${own}`);
  return [
    ...config
      .split('\n')
      .filter((line) => !/^ +server /.test(line))
      .map((line) => line.replace(/^( +bind) .*/, `$1 127.0.0.1:${port}`))
      .filter((line) => line !== ''),
    ...servers,
    '',
  ].join('\n');
}

export interface Haproxy {
  origin: string;
  close(): Promise<void>;
}

/** Starts HAProxy at a port, as the documentation says, in front of processes at others. */
export async function startHaproxy(
  program: string,
  { port, ports, folder }: { port: number; ports: readonly number[]; folder: string },
): Promise<Haproxy> {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, writeConfig(port, ports));
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const origin = `http://127.0.0.1:${port}`;
  const endMs = performance.now() + START_MS;
  while (!(await fetch(`${origin}/api/health/live`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > endMs)
      throw new Error(`HAProxy did not start:\n${output}`);
    await wait(100);
  }
  return {
    origin,
    async close() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
