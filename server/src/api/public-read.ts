import { PUBLIC_CALLS, type PublicCallName } from '@holeshot/contract/wire';
import type * as z from 'zod/mini';
import type { Queryable, Scope } from '../database';
import { ApiError } from './api-error';
import type { SharedReads } from './shared-reads';

type Params<N extends PublicCallName> = z.infer<(typeof PUBLIC_CALLS)[N]['params']>;
type Reply<N extends PublicCallName> = z.infer<(typeof PUBLIC_CALLS)[N]['reply']>;

/** How a public GET is answered, ready to be registered. */
export interface PublicRead {
  name: PublicCallName;
  /** path with `:params`, from the contract */
  path: string;
  /** who else may keep the answer: anybody, or only the one who asked */
  audience: 'everyone' | 'visitor';
  /** Throws `ApiError` (bad-parameter) naming the first parameter that is not as the contract says. */
  parse(raw: Record<string, unknown>): ParsedRead;
}

export interface ParsedRead {
  /** equal for requests with equal answers */
  key: string;
  scopes: readonly Scope[];
  run(db: Queryable, shared: SharedReads): Promise<unknown>;
}

/** GUIDs come in any case and are stored in lower case; other ids are digits. */
const normalize = (name: string, value: unknown): unknown =>
  name.endsWith('Id') && typeof value === 'string' ? value.toLowerCase() : value;

/**
 * Declares the answer to one call of the contract: the scopes it rests on, and how it is read. `read` throws `ApiError`
 * for ids that lead nowhere.
 */
export function publicRead<N extends PublicCallName>(
  name: N,
  answer: {
    scopes: (params: Params<N>) => readonly Scope[];
    read: (db: Queryable, params: Params<N>, shared: SharedReads) => Promise<Reply<N>>;
    audience?: PublicRead['audience'];
    /** for answers that rest on the clock as well: how long one is kept */
    keptMs?: number;
  },
): PublicRead {
  const { path, params: schema } = PUBLIC_CALLS[name];
  return {
    name,
    path,
    audience: answer.audience ?? 'everyone',
    parse(raw) {
      const result = schema.safeParse(
        Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, normalize(key, value)])),
      );
      if (!result.success) {
        const [issue] = result.error.issues;
        const parameter = String(issue?.path[0] ?? '');
        throw new ApiError('bad-parameter', `${parameter} ${issue?.message ?? 'is not valid'}`, parameter);
      }
      const params = result.data as Params<N>;
      return {
        key: `${name} ${JSON.stringify(params)}${answer.keptMs ? ` ${Math.floor(Date.now() / answer.keptMs)}` : ''}`,
        scopes: answer.scopes(params),
        run: (db, shared) => answer.read(db, params, shared),
      };
    },
  };
}
