import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { spawnJest } from './jest';

/* The tests that need no browser, beside one busy loop per core: none may depend on how busy the machine is. */
const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
const [code] = await once(spawnJest({ args: process.argv.slice(2) }), 'exit');
process.exit(Number(code ?? 1));
