import * as paths from '@holeshot/contract/paths';
import {
  healthSchema,
  liveMessageSchema,
  livenessSchema,
  propertyValuesSchema,
  sessionSchema,
} from '@holeshot/contract/wire';
import { describeParameters } from './parameters';
import {
  BODY_REFUSALS,
  emptyReply,
  jsonBody,
  jsonReply,
  listParameterRefusals,
  REFUSALS,
  refError,
  replyOf,
  textReply,
} from './replies';
import type { JsonSchema, SchemaCollection } from './schemas';
import { getTag, type Tag } from './tags';

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  parameters: readonly JsonSchema[];
  /** empty for everybody */
  security: readonly Record<string, readonly string[]>[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

interface OtherCall {
  path: string;
  method?: string;
  operation: Operation;
}

interface Description {
  id: string;
  summary: string;
  path: string;
  method?: string;
  tag?: Tag;
  isPersonal?: boolean;
  query?: readonly string[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

function toCall({
  id,
  summary,
  path,
  method,
  tag,
  isPersonal = false,
  query = [],
  requestBody,
  responses,
}: Description): OtherCall {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const names = [...inPath, ...query];
  return {
    path,
    ...(method !== undefined && { method }),
    operation: {
      operationId: id,
      summary,
      tags: [tag ?? getTag(path)],
      parameters: describeParameters(path, names),
      security: isPersonal ? [{ session: [] }] : [],
      ...(requestBody && { requestBody }),
      responses: {
        ...responses,
        ...listParameterRefusals(names),
        ...(isPersonal && { 401: refError('SignedOut') }),
        ...REFUSALS,
      },
    },
  };
}

const text: JsonSchema = { type: 'string' };

const calendar = (id: string, path: string, summary: string): Description => ({
  id,
  path,
  summary,
  tag: 'calendars',
  responses: {
    200: replyOf('text/calendar', 'The calendar', text, 'ETag', 'Age', 'X-Data-Age'),
    304: emptyReply('The copy named by If-None-Match is still good', 'ETag', 'Age', 'X-Data-Age'),
  },
});

const CALENDARS = [
  calendar('getCalendar', '/calendar.ics', 'All visible events'),
  calendar('getClubCalendar', '/club/:clubId/calendar.ics', 'The events of a club'),
  calendar('getPilotCalendar', '/my-day/:secret.ics', 'The races of a pilot at an event'),
];

const FROM_ANOTHER_SITE = { 403: refError('Forbidden') };

const listSignInCalls = (describe: SchemaCollection['describe']): Description[] => [
  {
    id: 'signIn',
    path: paths.signIn,
    summary: 'Lead a browser to the sign-in of the membership provider',
    responses: { 303: emptyReply('The sign-in', 'Location') },
  },
  {
    id: 'signInWithCode',
    path: paths.signInCode,
    summary: 'Sign in with the code that the provider gave the browser',
    query: ['state'],
    responses: {
      200: jsonReply('Signed in', describe(sessionSchema)),
      ...FROM_ANOTHER_SITE,
      502: refError('ProviderAway'),
    },
  },
  {
    id: 'signOut',
    path: paths.signOut,
    summary: 'Sign out in this browser',
    responses: { 200: jsonReply('Signed out', describe(sessionSchema)), ...FROM_ANOTHER_SITE },
  },
];

/** Forms of the club that the person manages, whose addresses have no id. */
const listOwnForms = (): Description[] =>
  [
    ['App', '/api/club/app'],
    ['NewEvent', '/api/club/event'],
    ['Club', '/api/club/manage'],
  ].flatMap(([name = '', path = '']) =>
    [
      { id: `getOwn${name}Form`, method: 'GET' },
      { id: `saveOwn${name}Form`, method: 'POST' },
    ].map(({ id, method }) => ({
      id,
      method,
      path,
      summary: 'Lead to that form of the club which the person manages',
      isPersonal: true,
      responses: {
        307: emptyReply('The form', 'Location'),
        403: refError('Forbidden'),
      },
    })),
  );

/** Calls that the contract has no schemas for, because the client of the site does not parse their replies. */
export function listOtherCalls(describe: SchemaCollection['describe']): OtherCall[] {
  return [
    ...CALENDARS,
    ...listSignInCalls(describe),
    ...listOwnForms(),
    {
      id: 'saveClubApp',
      method: 'POST',
      path: paths.clubAppProperties,
      summary: 'Save the properties of the link of a club, of which none can be edited; for its managers',
      isPersonal: true,
      requestBody: jsonBody(describe(propertyValuesSchema)),
      responses: {
        200: textReply('Nothing'),
        ...BODY_REFUSALS,
        403: refError('Forbidden'),
      },
    },
    {
      id: 'getAccountData',
      path: paths.accountData,
      summary: 'All data of the person, as a file',
      isPersonal: true,
      responses: { 200: jsonReply('The data, which no cache may store', { type: 'object' }) },
    },
    {
      id: 'watchEvent',
      path: paths.liveFeed,
      summary: 'What happens in an event, as server-sent events; the data of each is a JSON object',
      responses: { 200: replyOf('text/event-stream', 'A stream without end', describe(liveMessageSchema)) },
    },
    {
      id: 'notify',
      method: 'PUT',
      path: paths.liveNotifications,
      summary: 'Deliver a notification of the desktop app, which is applied after the reply',
      requestBody: jsonBody({ type: 'object' }),
      responses: { 200: textReply('Nothing'), ...BODY_REFUSALS },
    },
    {
      id: 'getHealth',
      path: '/api/health',
      summary: 'Whether the site can answer with current data: 503 while it cannot',
      responses: { 200: jsonReply('Ready', describe(healthSchema)) },
    },
    {
      id: 'getLiveness',
      path: '/api/health/live',
      summary: 'Whether the process answers, even without its database',
      responses: { 200: jsonReply('Alive', describe(livenessSchema)) },
    },
  ].map(toCall);
}
