import type { ParamName } from '@holeshot/contract/wire';
import type { JsonSchema } from './schemas';

const GUID: JsonSchema = { type: 'string', format: 'uuid' };
const ID: JsonSchema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const TEXT: JsonSchema = { type: 'string', minLength: 1 };

/** Parameters that the contract has no schema for, or not in a path. */
type OtherName = 'code' | 'revision' | 'sequence' | 'state';

const PARAMETERS: Record<ParamName | OtherName, readonly [description: string, schema: JsonSchema]> = {
  appEventId: ["Id of the desktop app's event", GUID],
  eventId: ['Id of an event', GUID],
  raceId: ['Id of a race', GUID],
  pilotId: ['Id of a pilot within the event', GUID],
  roundId: ['Id of a round', GUID],
  stageId: ['Id of a stage', GUID],
  clubId: ['Id of a club', ID],
  userId: ['Id of a person', ID],
  noticeId: ['Id of a notice', ID],
  seasonId: ['Id of a season', ID],
  secret: [
    'The secret of the address, which was told only once',
    { type: 'string', pattern: '^[\\w-]{43}$' },
  ],
  number: ['Number of a revision', ID],
  against: ['Number of the revision that it is compared with', ID],
  n: ['How many races, at most', { type: 'integer', minimum: 1, maximum: 1_000 }],
  handle: ['Handle of a person, in any case', { ...TEXT, maxLength: 64 }],
  words: ['What to search for', { ...TEXT, maxLength: 100 }],
  pilotName: ['Name of a pilot, in any case', { ...TEXT, maxLength: 200 }],
  filter: ['A query string such as `q=open&page=2`, or `all` for the first page of everything', TEXT],
  start: ['Date and time on the clock of the event, such as `2026-11-21_09:30:00`', TEXT],
  code: ['The code of the provider', TEXT],
  state: ['The state that the sign-in began with', TEXT],
  revision: ['Number of a revision to show instead of the newest one', ID],
  sequence: ['Number of the delivery', { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 }],
};

const OPTIONAL: readonly string[] = ['revision'] satisfies OtherName[];

/** Describes the parameters of a call by their names: those of its path, and others in the query. */
export const describeParameters = (path: string, names: readonly string[]): JsonSchema[] =>
  names.map((name) => {
    const isInPath = path.includes(`:${name}`);
    const parameter = (PARAMETERS as Partial<typeof PARAMETERS>)[name as ParamName | OtherName];
    if (!parameter)
      throw new Error(
        `Give the parameter ${name} of ${path} a schema in PARAMS of the contract's wire/call.ts`,
      );
    const [description, schema] = parameter;
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: !OPTIONAL.includes(name),
      description,
      schema,
    };
  });
