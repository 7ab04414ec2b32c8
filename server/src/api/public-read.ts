import { PUBLIC_CALLS, type PublicCallName } from '@holeshot/contract/wire';
import type * as z from 'zod/mini';
import type { ReadCache } from '../cache/versioned-cache';
import type { Queryable, Scope } from '../database';
import { ApiError } from './api-error';

type Params<N extends PublicCallName> = z.infer<(typeof PUBLIC_CALLS)[N]['params']>;
type Reply<N extends PublicCallName> = z.infer<(typeof PUBLIC_CALLS)[N]['reply']>;

/** The caches that may store an answer: all, or only the browser of the visitor. */
export type Audience = 'everyone' | 'visitor';

/** How a feature answers one call of the contract. */
export interface PublicReadOptions<N extends PublicCallName> {
  /** the data behind the answer: a write to one of these scopes invalidates it */
  scopes: (params: Params<N>) => readonly Scope[];
  /** Throws `ApiError` for unknown ids. */
  read: (db: Queryable, params: Params<N>, cache: ReadCache) => Promise<Reply<N>>;
  /** `everyone` when absent */
  audience?: Audience;
  /** whether the reply is a list in a new random order each time; the ETag is that of the list before shuffling */
  isShuffled?: boolean;
  /** whether the read is a search, which `limitWork` limits over HTTP */
  isSearch?: (params: Params<N>) => boolean;
  /** how long an answer that also depends on the time is served */
  cacheMs?: number;
  /** headers in addition to those of every answer */
  headers?: (reply: Reply<N>) => Readonly<Record<string, string>>;
}

/** One call of the contract, ready to be served. */
export interface PublicRead {
  /** path with `:params`, from the contract */
  path: string;
  audience: Audience;
  /** Throws `ApiError` (bad-parameter) naming the first parameter that is not as the contract says. */
  parse(raw: RawParams): ParsedRead;
}

/** A call with valid parameters. */
export interface ParsedRead {
  /** equal for requests with equal answers */
  key: string;
  /** A text that changes whenever the answer expires by time. */
  period(): string;
  scopes: readonly Scope[];
  isSearch: boolean;
  isShuffled: boolean;
  run(db: Queryable, cache: ReadCache): Promise<unknown>;
  /** of a value that `run` returned */
  getHeaders(value: unknown): Readonly<Record<string, string>>;
}

/** Parameters as the router finds them in an address. */
export type RawParams = Readonly<Record<string, string | undefined>>;

/** GUIDs come in any case and are stored in lower case; other ids are digits. */
const normalizeParam = (name: string, value: string | undefined): string | undefined =>
  name.endsWith('Id') ? value?.toLowerCase() : value;

/**
 * Validates the parameters of a call; GUIDs come out in lower case. Throws `ApiError` (bad-parameter), which names the
 * first invalid one.
 */
export function parseCallParams<S extends z.ZodMiniType>(schema: S, raw: RawParams): z.infer<S> {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, normalizeParam(key, value)])),
  );
  if (result.success) return result.data as z.infer<S>;
  const [issue] = result.error.issues;
  const parameter = String(issue?.path[0] ?? '');
  throw new ApiError('bad-parameter', `${parameter} ${issue?.message ?? 'is not valid'}`, parameter);
}

/** Validates the parameters of a public call, as `parseCallParams`. */
export const parseParams = <N extends PublicCallName>(name: N, raw: RawParams): Params<N> =>
  parseCallParams(PUBLIC_CALLS[name].params, raw) as Params<N>;

/** Joins a call of the contract with its implementation in a feature. */
export function createPublicRead<N extends PublicCallName>(
  name: N,
  {
    scopes,
    read,
    audience = 'everyone',
    isSearch,
    isShuffled = false,
    cacheMs,
    headers,
  }: PublicReadOptions<N>,
): PublicRead {
  return {
    path: PUBLIC_CALLS[name].path,
    audience,
    parse(raw) {
      const params = parseParams(name, raw);
      return {
        key: `${name} ${JSON.stringify(params)}`,
        period: () => (cacheMs ? `${Math.floor(Date.now() / cacheMs)}` : ''),
        scopes: scopes(params),
        isSearch: isSearch?.(params) ?? false,
        isShuffled,
        run: (db, cache) => read(db, params, cache),
        getHeaders: (value) => headers?.(value as Reply<N>) ?? {},
      };
    },
  };
}
