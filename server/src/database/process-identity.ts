import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, as another one on the same system can recognise it. */
export interface ProcessIdentity {
  pid: number;
  /** the running system and, in a container, its part of the system's processes; null where that cannot be told */
  system: string | null;
  /** when it started, in the system's own units: another process may get its number later */
  startedAt: string | null;
}

/** Null where the system does not say, as on Mac and Windows: a number alone could be that of another machine's process. */
function findSystem(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return [hostname(), boot, readlinkSync('/proc/self/ns/pid')].join(' ');
  } catch {
    return null;
  }
}

/** The state and start of a process; null when the system does not say. */
function findStat(pid: number): { state: string; startedAt: string } | null {
  try {
    // The name before it is in parentheses and may contain anything.
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, startedAt: fields[18] ?? '' };
  } catch {
    return null;
  }
}

/** The identity of this process. */
export function identifyProcess(): ProcessIdentity {
  const { pid } = process;
  return { pid, system: findSystem(), startedAt: findStat(pid)?.startedAt ?? null };
}

/** Whether a process has certainly ended. False when that cannot be told, such as for one of another container. */
export function hasEnded({ pid, system, startedAt }: ProcessIdentity): boolean {
  if (system === null || startedAt === null || system !== findSystem()) return false;
  const stat = findStat(pid);
  if (stat) return stat.startedAt !== startedAt || /[ZX]/.test(stat.state);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
