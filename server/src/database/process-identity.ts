import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process to others on the same system. */
export interface ProcessIdentity {
  pid: number;
  /** the boot of the system and, in a container, its process namespace; null if unknown */
  system: string | null;
  /** when it started, in the system's units: numbers of processes are reused */
  startedAt: string | null;
}

/** Null on Mac and Windows, which do not tell: a number alone could belong to a process of another machine. */
function findSystem(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return [hostname(), boot, readlinkSync('/proc/self/ns/pid')].join(' ');
  } catch {
    return null;
  }
}

/** The state and start of a process; null if unknown. */
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

/** Whether a process has certainly ended. False if unknown, such as for another container. */
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
