import { PERSON_HEADER } from '@holeshot/contract';
import {
  DEVICE_CALLS,
  errorReplySchema,
  healthSchema,
  livenessSchema,
  PERSONAL_CALLS,
  PUBLIC_CALLS,
  type ReadCall,
  SYNC_CALLS,
  type SyncCall,
  WRITE_CALLS,
  type WriteCall,
} from '@holeshot/contract/wire';
import * as z from 'zod';
import { describeSite } from './describe-site';
import { describeSync } from './describe-sync';
import { cookieName, SESSION_COOKIE } from './site-cookies';

type JsonSchema = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, object>;
  components: {
    schemas: Record<string, object>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

const toSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any' });
  return rest;
};

/** Headers of answers, by name. */
const HEADERS: Record<string, { description: string; schema: JsonSchema }> = {
  ETag: { description: 'Changes with the data', schema: { type: 'string' } },
  Age: {
    description: 'Age of the data in seconds, while the site cannot reach its data',
    schema: { type: 'integer' },
  },
  'X-Data-Age': { description: 'As Age, but never changed by a proxy', schema: { type: 'integer' } },
  'X-Request-Id': { description: 'Names the request in the log of the site', schema: { type: 'string' } },
  'X-Revision': {
    description: 'Number of the revision in the answer about a race, or about a revision of an event',
    schema: { type: 'integer' },
  },
  'X-Revision-Hash': {
    description: 'Hash of what was flown in it and what came of it, `sha256:…`',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
};

const refHeaders = (...names: string[]): JsonSchema =>
  Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

const reply = (description: string, schema: JsonSchema, ...headers: string[]): JsonSchema => ({
  description,
  headers: refHeaders(...headers),
  content: { 'application/json': { schema } },
});

/** `/api/public/races/eventId/:eventId` is grouped under `races`. */
const getTag = (path: string): string => path.split('/')[3] ?? 'site';

/** The one parameter of public calls that is not in the path (R163). */
const REVISION = {
  in: 'query',
  required: false,
  description: 'Number of a revision to show instead of the newest one',
};

const describeParameters = (params: z.core.$ZodType, place = 'path'): JsonSchema[] =>
  Object.entries(toSchema(params).properties ?? {}).map(([name, schema]) => ({
    name,
    ...(name === 'revision' ? REVISION : { in: place, required: true }),
    schema,
  }));

const getErrors = (parameters: readonly unknown[]): JsonSchema =>
  parameters.length > 0 ? { 400: refError('A parameter is malformed'), 404: refError('Unknown id') } : {};

const describeBody = (body: z.core.$ZodType | undefined) =>
  body && { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body) } } } };

function describePersonal({ path, summary, params, reply: schema }: ReadCall): JsonSchema {
  const parameters = describeParameters(params);
  return {
    summary,
    tags: ['people'],
    parameters,
    security: [{ session: [] }],
    responses: {
      200: reply('The data, which no cache may store', toSchema(schema)),
      ...getErrors(parameters),
      ...(path === PERSONAL_CALLS.session.path ? {} : { 401: refError('Nobody is signed in') }),
      ...REFUSALS,
    },
  };
}

function describeWrite({ summary, params, body, reply: replySchema }: WriteCall): JsonSchema {
  const parameters = describeParameters(params);
  return {
    summary,
    tags: ['people'],
    parameters,
    security: [{ session: [] }],
    ...describeBody(body),
    responses: {
      200: replySchema ? reply('Done', toSchema(replySchema)) : describeText(body !== undefined),
      ...getErrors(parameters),
      401: refError('Nobody is signed in'),
      403: refError('The person may not do this, or another site sent the request'),
      409: refError('Somebody else was first'),
      412: refError(`The header ${PERSON_HEADER}, which is optional, has the id of another person`),
      ...REFUSALS,
    },
  };
}

function describeSyncCall({ method, summary, params, query, body, reply: schema }: SyncCall): JsonSchema {
  const parameters = [...describeParameters(params), ...(query ? describeParameters(query, 'query') : [])];
  return {
    summary,
    tags: ['sync'],
    parameters,
    security: [{ clubKey: [] }],
    ...describeBody(body),
    responses: {
      200: reply(method !== 'GET' ? 'What was done' : 'The data, which no cache may store', toSchema(schema)),
      ...getErrors(parameters),
      ...(body && {
        400: refError('The body or a parameter is malformed: do not send it again'),
        413: refError('The body is too large'),
        415: refError('The body is not sent as application/json'),
      }),
      401: refError('The key is missing, wrong or revoked'),
      ...(parameters.length > 0 && { 403: refError('The event belongs to another club') }),
      ...REFUSALS,
    },
  };
}

const describeText = (isSave: boolean): JsonSchema => ({
  description: isSave
    ? 'Nothing when it is saved, `false` when it is refused, else a line `Title: message` for each fault'
    : 'Done',
  headers: refHeaders(),
  content: { 'text/plain': { schema: { type: 'string' } } },
});

/** The calls whose answers name a revision (R163). */
const REVISED: readonly string[] = [PUBLIC_CALLS.race.path, PUBLIC_CALLS.event.path];

function describeCall(call: ReadCall): JsonSchema {
  const parameters = describeParameters(call.params);
  const revised = REVISED.includes(call.path) ? ['X-Revision', 'X-Revision-Hash'] : [];
  return {
    summary: call.summary,
    tags: [getTag(call.path)],
    parameters,
    responses: {
      200: reply(
        'The data; its ETag changes with it',
        toSchema(call.reply),
        'ETag',
        'Age',
        'X-Data-Age',
        ...revised,
      ),
      304: {
        description: 'The copy named by If-None-Match is still good',
        headers: refHeaders('ETag', 'Age', 'X-Data-Age'),
      },
      ...getErrors(parameters),
      ...REFUSALS,
    },
  };
}

function refError(description: string, ...headers: string[]): JsonSchema {
  return reply(description, { $ref: '#/components/schemas/Error' }, ...headers);
}

/** Answers that any call may get. */
const REFUSALS = {
  429: refError('Too many requests came from this address', 'Retry-After'),
  503: refError('The site is busy, about to end, or cannot reach its data', 'Retry-After'),
};

/** The OpenAPI 3 document of the API, made from the contract; `origin` is that of the site, for an example. */
export function describeApi({ version, origin }: { version: string; origin: string }): OpenApiDocument {
  const paths: Record<string, JsonSchema> = {};
  const add = ({ path, method = 'GET' }: { path: string; method?: string }, operation: JsonSchema): void => {
    const name = path.replace(/:(\w+)/g, '{$1}');
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation };
  };
  for (const call of Object.values(PUBLIC_CALLS)) add(call, describeCall(call));
  for (const call of Object.values(PERSONAL_CALLS)) add(call, describePersonal(call));
  for (const call of Object.values<WriteCall>({ ...WRITE_CALLS, ...DEVICE_CALLS }))
    add(call, describeWrite(call));
  for (const call of Object.values<SyncCall>(SYNC_CALLS)) add(call, describeSyncCall(call));
  const health = {
    summary: 'Whether the site can answer with current data',
    tags: ['health'],
    responses: {
      200: reply('Ready', toSchema(healthSchema)),
      503: refError('The database does not answer, or the site is about to end', 'Retry-After'),
    },
  };
  const liveness = {
    summary: 'Whether the process answers, even without its database',
    tags: ['health'],
    responses: { 200: reply('Alive', toSchema(livenessSchema)) },
  };
  return {
    openapi: '3.0.3',
    info: {
      title: 'Holeshot',
      version,
      description: describeSite(origin) + describeSync(origin),
    },
    paths: {
      ...paths,
      '/api/health': { get: health },
      '/api/health/live': { get: liveness },
    },
    components: {
      schemas: { Error: toSchema(errorReplySchema) },
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName({ siteOrigin: origin }, SESSION_COOKIE) },
        clubKey: { type: 'http', scheme: 'bearer', description: 'The key of a club, `hsk_…`' },
      },
    },
  };
}
