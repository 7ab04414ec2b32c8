import * as z from 'zod/mini';
import * as paths from '../paths';
import { accountSchema } from './account';
import { defineReads, write } from './call';
import { clubLinkSchema, clubRegistrationsSchema, eventJoinSchema, managedClubSchema } from './managing';
import { decisionSchema, deskSchema } from './objections';
import { propertiesSchema, propertyValuesSchema } from './properties';
import { raceConflictSchema } from './races';
import { declarationSchema, maybeReasonSchema } from './results';
import { sessionSchema } from './session';
import { deliveryReplySchema, eventUploadSchema, raceUploadSchema } from './sync';

/** All reads whose replies differ from person to person; no cache stores them. */
export const PERSONAL_CALLS = defineReads({
  session: ['Who is signed in, and where to sign in', sessionSchema],
  account: ['What the person has on the site: registrations, claims, and pilots to claim', accountSchema],
  accountProperties: ['The properties of the person', propertiesSchema],
  registrationProperties: ['The form for registering for an event', propertiesSchema],
  raceProperties: ['Results and crossings of a race; for managers of the hosting club', propertiesSchema],
  raceConflict: [
    'A delivery of the race that was kept aside because of a correction, or null; for managers',
    raceConflictSchema,
  ],
  desk: ['What race directors have to decide at an event; for managers of the hosting club', deskSchema],
  clubAppProperties: ['Whether the desktop app of a club is linked, for its managers', propertiesSchema],
  clubProperties: ['The properties of a club; for its managers', propertiesSchema],
  ownClubProperties: [
    'The properties of the club that the person runs, or of a new one; for people with the Club tier',
    propertiesSchema,
  ],
  eventProperties: ['The properties of an event; for managers of the hosting club', propertiesSchema],
  managedClub: ['A club with all its events, hidden ones too; for its managers', managedClubSchema],
  clubLink: ['What came from the desktop app of a club, and when; for its managers', clubLinkSchema],
  eventJoin: [
    "The pilots registered for an event of the site and those of the desktop app's; for managers",
    eventJoinSchema,
  ],
  clubRegistrations: [
    'The registrations for an event with their notes; for managers of the hosting club',
    clubRegistrationsSchema,
  ],
  clubLinkProperties: ['The form for joining a club by its code', propertiesSchema],
  seasonProperties: ['The properties of a season; for managers of its club', propertiesSchema],
  newSeasonProperties: ['The form for a new season of a club; for its managers', propertiesSchema],
  newEventProperties: ['The form for a new event of a club; for its managers', propertiesSchema],
});

/**
 * All calls that change something for a person. A save of properties replies with an empty body on success, with
 * `false` when it is refused, and otherwise with a text to show: a line `Title: message` for each fault.
 */
export const WRITE_CALLS = {
  saveAccount: write('POST', paths.accountProperties, 'Save properties of the person', {
    body: propertyValuesSchema,
  }),
  register: write(
    'POST',
    paths.registrationProperties,
    'Register for an event, or for its waiting list when it is full',
    { body: propertyValuesSchema },
  ),
  removeRegistration: write('DELETE', paths.ownRegistration, 'Remove the registration of the person'),
  claim: write('PUT', paths.claim, 'Say that a pilot with the handle of the person is the person'),
  undoClaim: write(
    'DELETE',
    paths.claim,
    'Undo a claim; for the person, and for managers of the hosting club',
  ),
  endSessions: write('DELETE', paths.accountSessions, 'Log out in every browser'),
  requestDeletion: write('PUT', paths.accountDeletion, 'Delete the account in a week'),
  withdrawDeletion: write('DELETE', paths.accountDeletion, 'Keep the account after all'),
  createClubKey: write(
    'POST',
    paths.clubAppKey,
    'Make a new key for the desktop app of a club, which ends the one before; the key is told only now',
    {
      reply: z.object({
        key: z.string(),
        /** the address for the desktop app's notifications */
        notificationUrl: z.string(),
      }),
    },
  ),
  revokeClubKey: write('DELETE', paths.clubAppKey, 'Revoke the key of the desktop app of a club'),
  dismissNotice: write('DELETE', paths.notice, 'Mark a notice as read'),
  correctRace: write(
    'POST',
    paths.raceProperties,
    'Correct a race, as a new revision with a reason; for managers of the hosting club',
    { body: propertyValuesSchema },
  ),
  takeConflict: write(
    'POST',
    paths.raceConflict,
    'Take the delivery that was kept aside: it replaces the correction; with a reason once the race is official; for managers',
    { body: maybeReasonSchema },
  ),
  discardConflict: write(
    'DELETE',
    paths.raceConflict,
    'Discard the delivery that was kept aside; for managers',
  ),
  restoreEvent: write(
    'POST',
    paths.restoreEvent,
    'Give an event the website’s fields of an earlier revision again; for managers of the hosting club',
  ),
  declareOfficial: write(
    'PUT',
    paths.eventOfficial,
    'Declare the results of an event official, or take that back; for managers of the hosting club',
    { body: declarationSchema },
  ),
  decide: write(
    'POST',
    paths.decision,
    'Decide an objection or a doubt about a race, with a reason; for managers of the hosting club',
    { body: decisionSchema },
  ),
  joinEvent: write(
    'PUT',
    paths.eventJoin,
    "Make an event of the site and the desktop app's of that day one; for managers of the hosting club",
  ),
  keepEventSeparate: write(
    'PUT',
    paths.eventSeparation,
    "Say that an event of the site is none of the desktop app's; for managers of the hosting club",
  ),
  separateEvent: write(
    'DELETE',
    paths.eventSeparation,
    "Undo the join of an event of the site with the desktop app's; for managers of the hosting club",
  ),
  deleteEvent: write(
    'DELETE',
    paths.eventProperties,
    'Delete an event that was made on the site and has no races; for managers of the hosting club',
  ),
  restoreRace: write(
    'POST',
    paths.restoreRace,
    'Make an earlier revision the newest one again; with a reason once the race is official; for managers of the hosting club',
    { body: maybeReasonSchema },
  ),
  saveClub: write('POST', paths.clubProperties, 'Save properties of a club; for its managers', {
    body: propertyValuesSchema,
  }),
  saveOwnClub: write(
    'POST',
    paths.ownClubProperties,
    'Save properties of the club that the person runs, or create it; for people with the Club tier',
    { body: propertyValuesSchema },
  ),
  saveEvent: write(
    'POST',
    paths.eventProperties,
    'Save properties of an event; for managers of the hosting club',
    { body: propertyValuesSchema },
  ),
  askToJoin: write(
    'POST',
    paths.clubLinkProperties,
    'Ask the managers of the club with a code whether the person may join',
    { body: propertyValuesSchema },
  ),
  approveJoin: write(
    'PUT',
    paths.joinRequest,
    'Make a person who asked a member of the club; for its managers',
  ),
  declineJoin: write(
    'DELETE',
    paths.joinRequest,
    'Decline a person who asked to join the club; for its managers',
  ),
  makeManager: write('PUT', paths.clubManager, 'Make a member a manager of the club; for its managers'),
  removeManager: write(
    'DELETE',
    paths.clubManager,
    'Make a manager of the club, who may be the person, a member; a club keeps one manager',
  ),
  removeMember: write(
    'DELETE',
    paths.clubMember,
    'Remove a member who is no manager from the club; for its managers, and for the member to leave it',
  ),
  removeClubRegistration: write(
    'DELETE',
    paths.clubRegistration,
    'Remove the registration of a person, who is told so; for managers of the hosting club',
  ),
  uploadEvent: write(
    'PUT',
    paths.eventUpload,
    'Upload files of an event of the desktop app, at most 16 MB; for managers of the club',
    { body: eventUploadSchema, reply: deliveryReplySchema },
  ),
  uploadRace: write(
    'PUT',
    paths.raceUpload,
    'Upload the files of a race, at most 4 MB; the race is replaced as a whole; for managers',
    { body: raceUploadSchema, reply: deliveryReplySchema },
  ),
  saveSeason: write(
    'POST',
    paths.seasonProperties,
    'Save properties of a season: name, rule, and events; for managers of its club',
    { body: propertyValuesSchema },
  ),
  createSeason: write('POST', paths.newSeasonProperties, 'Create a season of a club; for its managers', {
    body: propertyValuesSchema,
  }),
  deleteSeason: write(
    'DELETE',
    paths.seasonProperties,
    'Delete a season with its history; for managers of its club',
  ),
  createEvent: write('POST', paths.newEventProperties, 'Create an event of a club; for its managers', {
    body: propertyValuesSchema,
  }),
} as const;

export type PersonalCallName = keyof typeof PERSONAL_CALLS;
export type WriteCallName = keyof typeof WRITE_CALLS;
