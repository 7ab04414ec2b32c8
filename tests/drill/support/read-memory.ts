import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory of a process in MB; undefined on systems without `/proc`. */
export function readMemory({ child }: { child: ChildProcess }): number | undefined {
  try {
    const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB) / 1_024);
  } catch {
    return undefined;
  }
}
