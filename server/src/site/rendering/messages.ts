import type { CodeSet } from '../../builds/store/server-code';

/** Opens a set and loads one of its remotes, or renders the page at `url`. */
export type Job = { set: CodeSet } & ({ load: string | undefined } | { url: string });

/** A message to a rendering process: a job, or the answer to an API call of a page. */
export type ToProcess =
  | (Job & { id: number })
  | { call: number; status: number; body: string; staleSinceMs?: number | undefined };

/**
 * A message of a rendering process: an API call or an error of a page, or the end of a job. The result is JSON: the
 * page, or the address of the shell's font.
 */
export type FromProcess =
  | { id: number; call: number; fetch: string }
  | { id: number; error: string }
  | { id: number; result: string }
  | { id: number; failure: string };
