import type { CodeSet } from '../../builds/store/server-code';

/** Opens a set and loads one of its remotes, or renders the page at `url`. */
export type Job = { set: CodeSet } & ({ load: string | undefined } | { url: string });

/** What the site tells a rendering process: a job, or the answer to a call of the API that a page made. */
export type ToProcess =
  | (Job & { id: number })
  | { call: number; status: number; body: string; staleSinceMs?: number | undefined };

/**
 * What a rendering process tells the site: a page calls the API or reports an error, or a job is done. The result is JSON:
 * the page, or the address of the shell's font.
 */
export type FromProcess =
  | { id: number; call: number; fetch: string }
  | { id: number; error: string }
  | { id: number; result: string }
  | { id: number; failure: string };
