import { PERSON_HEADER } from '@holeshot/contract';
import type { JsonSchema } from './schemas';

/** Headers of answers, by name. */
export const HEADERS: Record<string, { description: string; schema: JsonSchema }> = {
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
  Location: { description: 'The address to go on with', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'How to send the key', schema: { type: 'string' } },
};

const refHeaders = (headers: readonly string[]): JsonSchema =>
  Object.fromEntries(
    ['X-Request-Id', ...headers].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** A reply without a body. */
export const emptyReply = (description: string, ...headers: string[]): JsonSchema => ({
  description,
  headers: refHeaders(headers),
});

/** A reply with a body of a media type. */
export const replyOf = (
  type: string,
  description: string,
  schema: JsonSchema,
  ...headers: string[]
): JsonSchema => ({ ...emptyReply(description, ...headers), content: { [type]: { schema } } });

export const jsonReply = (description: string, schema: JsonSchema, ...headers: string[]): JsonSchema =>
  replyOf('application/json', description, schema, ...headers);

export const jsonBody = (schema: JsonSchema): JsonSchema => ({
  required: true,
  content: { 'application/json': { schema } },
});

export const textReply = (description: string): JsonSchema =>
  replyOf('text/plain', description, { type: 'string' });

const errorReply = (description: string, ...headers: string[]): JsonSchema =>
  jsonReply(description, { $ref: '#/components/schemas/ErrorReply' }, ...headers);

/** Errors that several calls answer, by name. */
export const ERROR_REPLIES = {
  BadParameter: errorReply('A parameter is malformed'),
  BadRequest: errorReply('The body or a parameter is malformed: the same request fails again'),
  SignedOut: errorReply('Nobody is signed in'),
  BadKey: errorReply('The key is missing, wrong or revoked', 'WWW-Authenticate'),
  Forbidden: errorReply('The person may not do this, or another site sent the request'),
  OtherClub: errorReply('The event belongs to another club'),
  NotFound: errorReply('Unknown id'),
  Conflict: errorReply('Somebody else was first, or what it is about does not allow it'),
  OtherPerson: errorReply(`The header ${PERSON_HEADER}, which is optional, has the id of another person`),
  TooLarge: errorReply('The body is too large'),
  NotJson: errorReply('The body is not sent as application/json'),
  TooMany: errorReply('Too many requests came from this address', 'Retry-After'),
  ProviderAway: errorReply('The membership provider does not answer, or sign-in is not set up'),
  Unavailable: errorReply('The site is busy, about to end, or cannot reach its data', 'Retry-After'),
  OtherError: errorReply('Any other error, by its code'),
};

export const refError = (name: keyof typeof ERROR_REPLIES): JsonSchema => ({
  $ref: `#/components/responses/${name}`,
});

/** Answers that any call may get. */
export const REFUSALS = {
  429: refError('TooMany'),
  503: refError('Unavailable'),
  default: refError('OtherError'),
};

/** Answers to a body that is not as described. */
export const BODY_REFUSALS = {
  400: refError('BadRequest'),
  413: refError('TooLarge'),
  415: refError('NotJson'),
};

/** Parameters that are never an unknown id. */
const CONDITIONS = new Set(['filter', 'n', 'start', 'words']);

/** Answers to parameters that are malformed or unknown. */
export const listParameterRefusals = (names: readonly string[]): Record<string, JsonSchema> => ({
  ...(names.length > 0 && { 400: refError('BadParameter') }),
  ...(names.some((name) => !CONDITIONS.has(name)) && { 404: refError('NotFound') }),
});
