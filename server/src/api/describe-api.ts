import {
  errorReplySchema,
  healthSchema,
  livenessSchema,
  PUBLIC_CALLS,
  type PublicCall,
} from '@holeshot/contract/wire';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
}

const toSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any' });
  return rest;
};

const reply = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
});

/** `/api/public/races/eventId/:eventId` is grouped under `races`. */
const tagOf = (path: string): string => path.split('/')[3] ?? 'site';

function describeCall(call: PublicCall): JsonSchema {
  const properties = toSchema(call.params).properties ?? {};
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const errors =
    parameters.length > 0 ? { 400: refError('A parameter is malformed'), 404: refError('Unknown id') } : {};
  return {
    summary: call.summary,
    tags: [tagOf(call.path)],
    parameters,
    responses: {
      200: reply('The data; its ETag changes with it', toSchema(call.reply)),
      304: { description: 'The copy named by If-None-Match is still good' },
      ...errors,
    },
  };
}

function refError(description: string): JsonSchema {
  return reply(description, { $ref: '#/components/schemas/Error' });
}

/** The OpenAPI 3 document of the API, made from the contract. */
export function describeApi(version: string): OpenApiDocument {
  const calls = Object.values(PUBLIC_CALLS).map((call): [string, JsonSchema] => [
    call.path.replace(/:(\w+)/g, '{$1}'),
    { get: describeCall(call) },
  ]);
  const health = {
    summary: 'Whether the site can answer with current data',
    tags: ['health'],
    responses: {
      200: reply('Ready', toSchema(healthSchema)),
      503: refError('The database does not answer, or the site is about to end'),
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
      description:
        'Drone-racing events, races and results. Dates are the local clock of the event, `yyyy-MM-dd HH:mm:ss.fff`; `0001-01-01 00:00:00.000` means not set. Every answer has an ETag: send it back as If-None-Match, and an unchanged answer costs no more than a 304. Pages of any origin may read `/api/public`: CORS allows it, without cookies.',
    },
    paths: {
      ...Object.fromEntries(calls),
      '/api/health': { get: health },
      '/api/health/live': { get: liveness },
    },
    components: { schemas: { Error: toSchema(errorReplySchema) } },
  };
}
