import * as z from 'zod/mini';
import * as paths from '../paths';
import { count, guid, integerId } from './scalars';

/** What a path pattern may name after a colon. */
const PARAMS = {
  ...{
    appEventId: guid(),
    eventId: guid(),
    raceId: guid(),
    pilotId: guid(),
    roundId: guid(),
    stageId: guid(),
  },
  ...{ clubId: integerId(), userId: integerId(), noticeId: integerId() },
  /** of a revision */
  number: integerId(),
  n: count(),
  handle: z.string().check(z.minLength(1), z.maxLength(64)),
  /** what a person types into search, and the name of a pilot */
  ...{
    words: z.string().check(z.minLength(1), z.maxLength(100)),
    pilotName: z.string().check(z.minLength(1), z.maxLength(200)),
  },
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

type NameIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never;

type ParamsOf<Path> = z.ZodMiniObject<Pick<typeof PARAMS, NameIn<Path> & keyof typeof PARAMS>>;

/** The schema of the parameters that a path pattern names, in their order. */
function getParams<Path extends string>(path: Path): ParamsOf<Path> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof typeof PARAMS);
  const shape = Object.fromEntries(names.map((name) => [name, PARAMS[name]]));
  return z.object(shape) as ParamsOf<Path>;
}

/** A GET call: path pattern, schema of its params, schema of its reply. */
export interface ReadCall {
  path: string;
  summary: string;
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

type Reads = Partial<Record<keyof typeof paths, readonly [summary: string, reply: z.ZodMiniType]>>;

type Read<Path, Row> = Row extends readonly [string, infer Reply]
  ? { path: Path; summary: string; params: ParamsOf<Path>; reply: Reply }
  : never;

/** Describes GET calls, each under the name of its path: what it gives, and the schema of the reply. */
export const defineReads = <const T extends Reads>(reads: T) =>
  Object.fromEntries(
    Object.entries(reads).map(([name, [summary, reply]]) => {
      const path = PATHS[name] ?? '';
      return [name, { path, summary, params: getParams(path), reply }];
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
