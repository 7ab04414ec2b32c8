import * as z from 'zod/mini';
import * as paths from '../paths';
import { count, guid, integerId } from './scalars';

/** The parameters that a path pattern may name after a colon. */
const PARAMS = {
  appEventId: guid(),
  eventId: guid(),
  raceId: guid(),
  pilotId: guid(),
  roundId: guid(),
  stageId: guid(),
  clubId: integerId(),
  userId: integerId(),
  noticeId: integerId(),
  seasonId: integerId(),
  /** 32 random bytes in base64url */
  secret: z.string().check(z.regex(/^[\w-]{43}$/, 'is not a secret')),
  /** numbers of a revision, and of the one that it is compared with */
  number: integerId(),
  against: integerId(),
  n: count(),
  handle: z.string().check(z.minLength(1), z.maxLength(64)),
  /** what a person types into search, and the name of a pilot */
  words: z.string().check(z.minLength(1), z.maxLength(100)),
  pilotName: z.string().check(z.minLength(1), z.maxLength(200)),
  filter: z
    .string()
    .check(z.regex(/^(all|[a-z]+=[^&]{0,200}(&[a-z]+=[^&]{0,200}){0,9})$/, 'must be a query string or all')),
  start: z
    .string()
    .check(
      z.regex(
        /^\d{4}[-/]\d\d[-/]\d\d[_ T]\d{1,2}:\d\d(:\d\d(\.\d{1,7})?)?$/,
        'must be a date and time such as 2026-11-21_09:30:00',
      ),
    ),
};

export type ParamName = keyof typeof PARAMS;

type NameIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never;

type PathParams<Path> = z.ZodMiniObject<Pick<typeof PARAMS, NameIn<Path> & keyof typeof PARAMS>>;

/** The schema of the parameters that a path pattern names, in their order. */
function getParams<Path extends string>(path: Path): PathParams<Path> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof typeof PARAMS);
  const shape = Object.fromEntries(names.map((name) => [name, PARAMS[name]]));
  return z.object(shape) as PathParams<Path>;
}

/** The query parameter of calls that also give an earlier revision (R163). */
const REVISION = { revision: z.optional(integerId()) };

/** A GET call; `path` is a pattern. */
export interface ReadCall {
  path: string;
  summary: string;
  /** path parameters, and the query parameter `revision` where the call gives earlier revisions */
  params: z.ZodMiniObject;
  reply: z.ZodMiniType;
}

/** A call that changes something. Its reply is JSON, or text when `reply` is absent. */
export interface WriteCall extends Omit<ReadCall, 'reply'> {
  method: 'POST' | 'PUT' | 'DELETE';
  body?: z.ZodMiniType;
  reply?: z.ZodMiniType;
}

const PATHS: Readonly<Record<string, string>> = { ...paths };

type Row = readonly [summary: string, reply: z.ZodMiniType, query?: 'revision'];

type Reads = Partial<Record<keyof typeof paths, Row>>;

type Read<Path, R> = R extends readonly [string, infer Reply]
  ? { path: Path; summary: string; params: PathParams<Path>; reply: Reply }
  : R extends readonly [string, infer Reply, 'revision']
    ? { path: Path; summary: string; params: WithRevision<PathParams<Path>>; reply: Reply }
    : never;

type WithRevision<P> =
  P extends z.ZodMiniObject<infer Shape> ? z.ZodMiniObject<Shape & typeof REVISION> : never;

/**
 * Describes GET calls, each under the name of its path: a summary, the schema of the reply, and whether `?revision=n`
 * gives an earlier revision.
 */
export const defineReads = <const T extends Reads>(reads: T) =>
  Object.fromEntries(
    Object.entries(reads).map(([name, [summary, reply, query]]) => {
      const path = PATHS[name] ?? '';
      const params = query ? z.extend(getParams(path), REVISION) : getParams(path);
      return [name, { path, summary, params, reply }];
    }),
  ) as { [Name in keyof T & keyof typeof paths]: Read<(typeof paths)[Name], T[Name]> };

/** Describes a call that changes something. */
export const write = <
  const Method extends WriteCall['method'],
  Path extends string,
  Content extends Pick<WriteCall, 'body' | 'reply'> = object,
>(
  method: Method,
  path: Path,
  summary: string,
  content?: Content,
) => ({ method, path, summary, params: getParams(path), ...(content as Content) });
