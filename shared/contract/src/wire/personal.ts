import * as z from 'zod/mini';
import * as paths from '../paths';
import { accountSchema } from './account';
import { clubRegistrationsSchema, managedClubSchema } from './managing';
import { propertiesSchema, propertyValuesSchema } from './properties';
import { raceConflictSchema } from './races';
import { guid, integerId } from './scalars';
import { sessionSchema } from './session';
import { deliveryReplySchema, eventUploadSchema, raceUploadSchema } from './sync';

/** A GET call whose reply depends on who asks. */
export interface PersonalCall {
  path: string;
  summary: string;
  params: z.ZodMiniObject;
  reply: z.ZodMiniType;
}

/** A call that changes something. Its reply is JSON, or text when `reply` is absent. */
export interface WriteCall {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  params: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply?: z.ZodMiniType;
}

const noParams = z.object({});
const event = z.object({ eventId: guid() });
const race = z.object({ eventId: guid(), raceId: guid() });
const pilot = z.object({ eventId: guid(), pilotId: guid() });
const club = z.object({ clubId: integerId() });
const clubPerson = z.object({ clubId: integerId(), userId: integerId() });

/** All reads whose replies differ from person to person; none of them is ever stored by a cache. */
export const PERSONAL_CALLS = {
  session: {
    path: paths.session,
    summary: 'Who is signed in, and where to sign in',
    params: noParams,
    reply: sessionSchema,
  },
  account: {
    path: paths.account,
    summary: 'What the person has on the site: registrations, claims, and pilots to claim',
    params: noParams,
    reply: accountSchema,
  },
  accountProperties: {
    path: paths.accountProperties,
    summary: 'The properties of the person',
    params: noParams,
    reply: propertiesSchema,
  },
  registrationProperties: {
    path: paths.registrationProperties,
    summary: 'The form for registering for an event',
    params: event,
    reply: propertiesSchema,
  },
  raceProperties: {
    path: paths.raceProperties,
    summary: 'Results and crossings of a race; for managers of the hosting club',
    params: race,
    reply: propertiesSchema,
  },
  raceConflict: {
    path: paths.raceConflict,
    summary: 'A delivery of the race that was kept aside because of a correction, or null; for managers',
    params: race,
    reply: raceConflictSchema,
  },
  clubAppProperties: {
    path: paths.clubAppProperties,
    summary: 'Whether the desktop app of a club is linked, for its managers',
    params: club,
    reply: propertiesSchema,
  },
  clubProperties: {
    path: paths.clubProperties,
    summary: 'The properties of a club; for its managers',
    params: club,
    reply: propertiesSchema,
  },
  eventProperties: {
    path: paths.eventProperties,
    summary: 'The properties of an event; for managers of the hosting club',
    params: event,
    reply: propertiesSchema,
  },
  managedClub: {
    path: paths.managedClub,
    summary: 'A club with all its events, hidden ones too; for its managers',
    params: club,
    reply: managedClubSchema,
  },
  clubRegistrations: {
    path: paths.clubRegistrations,
    summary: 'The registrations for an event with their notes; for managers of the hosting club',
    params: event,
    reply: clubRegistrationsSchema,
  },
  clubLinkProperties: {
    path: paths.clubLinkProperties,
    summary: 'The form for joining a club by its code',
    params: noParams,
    reply: propertiesSchema,
  },
  newEventProperties: {
    path: paths.newEventProperties,
    summary: 'The form for a new event of a club; for its managers',
    params: club,
    reply: propertiesSchema,
  },
} as const satisfies Record<string, PersonalCall>;

/**
 * All calls that change something for a person. A save of properties replies with nothing when it is done, with `false`
 * when it is refused, and else with the text to show: a line `Title: message` for each fault.
 */
export const WRITE_CALLS = {
  saveAccount: {
    method: 'POST',
    path: paths.accountProperties,
    summary: 'Save properties of the person',
    params: noParams,
    body: propertyValuesSchema,
  },
  register: {
    method: 'POST',
    path: paths.registrationProperties,
    summary: 'Register for an event, or for its waiting list when it is full',
    params: event,
    body: propertyValuesSchema,
  },
  removeRegistration: {
    method: 'DELETE',
    path: paths.ownRegistration,
    summary: 'Remove the registration of the person',
    params: event,
  },
  claim: {
    method: 'PUT',
    path: paths.claim,
    summary: 'Say that a pilot with the handle of the person is the person',
    params: pilot,
  },
  undoClaim: {
    method: 'DELETE',
    path: paths.claim,
    summary: 'Undo a claim; for the person, and for managers of the hosting club',
    params: pilot,
  },
  endSessions: {
    method: 'DELETE',
    path: paths.accountSessions,
    summary: 'Log out in every browser',
    params: noParams,
  },
  requestDeletion: {
    method: 'PUT',
    path: paths.accountDeletion,
    summary: 'Delete the account in a week',
    params: noParams,
  },
  withdrawDeletion: {
    method: 'DELETE',
    path: paths.accountDeletion,
    summary: 'Keep the account after all',
    params: noParams,
  },
  createClubKey: {
    method: 'POST',
    path: paths.clubAppKey,
    summary:
      'Make a new key for the desktop app of a club, which ends the one before; the key is told only now',
    params: club,
    reply: z.object({
      key: z.string(),
      /** the address for the desktop app's notifications */
      notificationUrl: z.string(),
    }),
  },
  revokeClubKey: {
    method: 'DELETE',
    path: paths.clubAppKey,
    summary: 'Revoke the key of the desktop app of a club',
    params: club,
  },
  dismissNotice: {
    method: 'DELETE',
    path: paths.notice,
    summary: 'Mark a notice as read',
    params: z.object({ noticeId: integerId() }),
  },
  correctRace: {
    method: 'POST',
    path: paths.raceProperties,
    summary: 'Correct a race, as a new revision with a reason; for managers of the hosting club',
    params: race,
    body: propertyValuesSchema,
  },
  takeConflict: {
    method: 'POST',
    path: paths.raceConflict,
    summary: 'Take the delivery that was kept aside: it replaces the correction; for managers',
    params: race,
  },
  discardConflict: {
    method: 'DELETE',
    path: paths.raceConflict,
    summary: 'Discard the delivery that was kept aside; for managers',
    params: race,
  },
  restoreEvent: {
    method: 'POST',
    path: paths.restoreEvent,
    summary:
      'Give an event the website’s fields of an earlier revision again; for managers of the hosting club',
    params: z.object({ ...event.shape, number: integerId() }),
  },
  deleteEvent: {
    method: 'DELETE',
    path: paths.eventProperties,
    summary: 'Delete an event that was made on the site and has no races; for managers of the hosting club',
    params: event,
  },
  restoreRace: {
    method: 'POST',
    path: paths.restoreRace,
    summary: 'Make an earlier revision the newest one again; for managers of the hosting club',
    params: z.object({ ...race.shape, number: integerId() }),
  },
  saveClub: {
    method: 'POST',
    path: paths.clubProperties,
    summary: 'Save properties of a club; for its managers',
    params: club,
    body: propertyValuesSchema,
  },
  saveEvent: {
    method: 'POST',
    path: paths.eventProperties,
    summary: 'Save properties of an event; for managers of the hosting club',
    params: event,
    body: propertyValuesSchema,
  },
  askToJoin: {
    method: 'POST',
    path: paths.clubLinkProperties,
    summary: 'Ask the managers of the club with a code whether the person may join',
    params: noParams,
    body: propertyValuesSchema,
  },
  approveJoin: {
    method: 'PUT',
    path: paths.joinRequest,
    summary: 'Make a person who asked a member of the club; for its managers',
    params: clubPerson,
  },
  declineJoin: {
    method: 'DELETE',
    path: paths.joinRequest,
    summary: 'Decline a person who asked to join the club; for its managers',
    params: clubPerson,
  },
  removeClubRegistration: {
    method: 'DELETE',
    path: paths.clubRegistration,
    summary: 'Remove the registration of a person, who is told so; for managers of the hosting club',
    params: z.object({ eventId: guid(), userId: integerId() }),
  },
  uploadEvent: {
    method: 'PUT',
    path: paths.eventUpload,
    summary: 'Upload files of an event of the desktop app, at most 16 MB; for managers of the club',
    params: z.object({ clubId: integerId(), eventId: guid() }),
    body: eventUploadSchema,
    reply: deliveryReplySchema,
  },
  uploadRace: {
    method: 'PUT',
    path: paths.raceUpload,
    summary: 'Upload the files of a race, at most 4 MB; the race is replaced as a whole; for managers',
    params: z.object({ clubId: integerId(), eventId: guid(), raceId: guid() }),
    body: raceUploadSchema,
    reply: deliveryReplySchema,
  },
  createEvent: {
    method: 'POST',
    path: paths.newEventProperties,
    summary: 'Create an event of a club; for its managers',
    params: club,
    body: propertyValuesSchema,
  },
} as const satisfies Record<string, WriteCall>;

export type PersonalCallName = keyof typeof PERSONAL_CALLS;
export type WriteCallName = keyof typeof WRITE_CALLS;
