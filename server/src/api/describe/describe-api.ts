import {
  DEVICE_CALLS,
  errorReplySchema,
  PERSONAL_CALLS,
  PUBLIC_CALLS,
  type ReadCall,
  SYNC_CALLS,
  type SyncCall,
  WRITE_CALLS,
  type WriteCall,
} from '@holeshot/contract/wire';
import type * as z from 'zod';
import { cookieName, SESSION_COOKIE } from '../site-cookies';
import { listOtherCalls, type Operation } from './other-calls';
import { describeParameters } from './parameters';
import {
  BODY_REFUSALS,
  ERROR_REPLIES,
  emptyReply,
  HEADERS,
  jsonBody,
  jsonReply,
  listParameterRefusals,
  REFUSALS,
  refError,
  textReply,
} from './replies';
import { collectSchemas, type SchemaCollection } from './schemas';
import { describeSite } from './site';
import { describeSync } from './sync';
import { getTag, listTags } from './tags';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, object>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

type Describe = SchemaCollection['describe'];

const SESSION = [{ session: [] }];

const listNames = ({ params }: { params: z.core.$ZodType }): string[] =>
  Object.keys((params as z.ZodObject).shape);

const startOperation = (operationId: string, call: ReadCall | WriteCall | SyncCall) => ({
  operationId,
  summary: call.summary,
  tags: [getTag(call.path)],
  parameters: describeParameters(call.path, listNames(call)),
});

/** The calls whose answers name a revision (R163). */
const REVISED: readonly string[] = [PUBLIC_CALLS.race.path, PUBLIC_CALLS.event.path];

function describePublic(name: string, call: ReadCall, describe: Describe): Operation {
  const names = listNames(call);
  const revised = REVISED.includes(call.path) ? ['X-Revision', 'X-Revision-Hash'] : [];
  const headers = ['ETag', 'Age', 'X-Data-Age', ...revised];
  return {
    ...startOperation(name, call),
    security: [],
    responses: {
      200: jsonReply('The data; its ETag changes with it', describe(call.reply), ...headers),
      304: emptyReply('The copy named by If-None-Match is still good', ...headers),
      ...(names.includes('eventId') && {
        307: emptyReply('The event was joined with another one, whose address is in Location', 'Location'),
      }),
      ...listParameterRefusals(names),
      ...REFUSALS,
    },
  };
}

function describePersonal(name: string, call: ReadCall, describe: Describe): Operation {
  const isForAll = call.path === PERSONAL_CALLS.session.path;
  return {
    ...startOperation(name, call),
    security: isForAll ? [{}, ...SESSION] : SESSION,
    responses: {
      200: jsonReply('The data, which no cache may store', describe(call.reply)),
      ...listParameterRefusals(listNames(call)),
      ...(!isForAll && { 401: refError('SignedOut') }),
      ...(getTag(call.path) === 'club' && { 403: refError('Forbidden') }),
      ...REFUSALS,
    },
  };
}

const SAVED =
  'Nothing when it is saved, `false` when it is refused, else a line `Title: message` for each fault';

function describeWrite(name: string, call: WriteCall, describe: Describe): Operation {
  const { body, reply } = call;
  const isOfDevice = name in DEVICE_CALLS;
  return {
    ...startOperation(name, call),
    security: isOfDevice ? [{}, ...SESSION] : SESSION,
    ...(body && { requestBody: jsonBody(describe(body)) }),
    responses: {
      200: reply ? jsonReply('Done', describe(reply)) : textReply(body ? SAVED : 'Done'),
      ...listParameterRefusals(listNames(call)),
      ...(body && BODY_REFUSALS),
      ...(!isOfDevice && {
        401: refError('SignedOut'),
        412: refError('OtherPerson'),
      }),
      403: refError('Forbidden'),
      409: refError('Conflict'),
      ...REFUSALS,
    },
  };
}

function describeSyncCall(name: string, call: SyncCall, describe: Describe): Operation {
  const { method, path, query, body } = call;
  const started = startOperation(`sync${name.replace(/^./, (letter) => letter.toUpperCase())}`, call);
  const names = listNames(call);
  const others = query ? describeParameters(path, listNames({ params: query })) : [];
  return {
    ...started,
    parameters: [...started.parameters, ...others],
    security: [{ clubKey: [] }],
    ...(body && { requestBody: jsonBody(describe(body)) }),
    responses: {
      200: jsonReply(
        method === 'GET' ? 'The data, which no cache may store' : 'What was done',
        describe(call.reply),
      ),
      ...listParameterRefusals(names),
      ...(body && BODY_REFUSALS),
      401: refError('BadKey'),
      ...(names.length > 0 && { 403: refError('OtherClub') }),
      ...REFUSALS,
    },
  };
}

/** `races` is described as `getRaces`. */
const getReadId = (name: string): string => `get${name.replace(/^./, (letter) => letter.toUpperCase())}`;

/** The OpenAPI 3 document of the API, made from the contract; `origin` is that of the site, for an example. */
export function describeApi({ version, origin }: { version: string; origin: string }): OpenApiDocument {
  const { components, describe } = collectSchemas();
  const paths: OpenApiDocument['paths'] = {};
  const add = ({ path, method = 'GET' }: { path: string; method?: string }, operation: Operation): void => {
    const name = path.replace(/:(\w+)/g, '{$1}');
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation };
  };
  describe(errorReplySchema);
  for (const [name, call] of Object.entries(PUBLIC_CALLS))
    add(call, describePublic(getReadId(name), call, describe));
  for (const [name, call] of Object.entries(PERSONAL_CALLS))
    add(call, describePersonal(getReadId(name), call, describe));
  for (const [name, call] of Object.entries<WriteCall>({ ...WRITE_CALLS, ...DEVICE_CALLS }))
    add(call, describeWrite(name, call, describe));
  for (const [name, call] of Object.entries<SyncCall>(SYNC_CALLS))
    add(call, describeSyncCall(name, call, describe));
  for (const { operation, ...call } of listOtherCalls(describe)) add(call, operation);
  return {
    openapi: '3.1.0',
    info: { title: 'Holeshot', version, description: describeSite(origin) + describeSync(origin) },
    servers: [{ url: '/' }],
    tags: listTags(),
    paths,
    components: {
      schemas: components,
      responses: ERROR_REPLIES,
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName({ siteOrigin: origin }, SESSION_COOKIE) },
        clubKey: { type: 'http', scheme: 'bearer', description: 'The key of a club, `hsk_…`' },
      },
    },
  };
}
