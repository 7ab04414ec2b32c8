/*
 * Path patterns of the calls, for the server's routes, the browser's queries and the remotes' manifests.
 * `wire/api.ts` describes each reply under the same name.
 */
export const events = '/api/public/events';
export const eventsFront = '/api/public/events/front';
export const eventsTable = '/api/public/events/table/:filter';
export const nextEvents = '/api/public/events/next';
export const eventsOfClub = '/api/public/events/clubId/:clubId';
export const eventsOfUser = '/api/public/events/userId/:userId';
export const event = '/api/public/events/id/:eventId';
export const eventRevisions = '/api/public/events/id/:eventId/revisions';
export const eventDifference = '/api/public/events/id/:eventId/revisions/:number/against/:against';
export const racesOfUser = '/api/public/races/userId/:userId';
export const statsOfUser = '/api/public/stats/userId/:userId';
export const careerOfUser = '/api/public/stats/userId/:userId/career';
export const recordsOfClub = '/api/public/stats/clubId/:clubId/records';
/** The changes of records: of a club, of the track of `trackOfClub`, and of a person. */
export const recordChanges = '/api/public/stats/clubId/:clubId/records/changes';
export const recordChangesOfTrack = '/api/public/layouts/clubId/:clubId/records/changes';
export const recordChangesOfUser = '/api/public/stats/userId/:userId/records/changes';
/** The seasons of a club with their first pilots, and one season with its standings. */
export const seasonsOfClub = '/api/public/seasons/clubId/:clubId';
export const season = '/api/public/seasons/id/:seasonId';
export const fastestLaps = '/api/public/stats/fastestLaps';
export const fastestLapsOfClub = '/api/public/stats/fastestLaps/clubId/:clubId';
export const clubs = '/api/public/clubs';
export const club = '/api/public/clubs/id/:clubId';
export const clubFull = '/api/public/clubs/id/:clubId/full';
export const clubVideos = '/api/public/clubs/youtube/:clubId';
export const releases = '/api/public/releases';
export const supporters = '/api/public/patreons';
export const channels = '/api/public/channels';
export const timeZones = '/api/public/timeZones';
export const pilots = '/api/public/pilots/eventId/:eventId';
/** Search for pilots, races, events and clubs. */
export const search = '/api/public/search/:words';
/** Names of pilots, A to Z; the filter is a query string. */
export const pilotNames = '/api/public/pilots/names/:filter';
export const pilotByName = '/api/public/pilots/clubId/:clubId/name/:pilotName';
/** The track that the event is flown on. */
export const layout = '/api/public/layouts/eventId/:eventId';
/** The track of the newest event of a club that names one. */
export const trackOfClub = '/api/public/layouts/clubId/:clubId';
export const rounds = '/api/public/rounds/eventId/:eventId';
export const ranking = '/api/public/rankings/eventId/:eventId';
/** How the place of a pilot in an event came about. */
export const rankOfPilot = '/api/public/rankings/eventId/:eventId/pilotId/:pilotId';
export const podiumsOfClub = '/api/public/podiums/clubId/:clubId';
export const recentPodiums = '/api/public/podiums/recent';
export const liveNow = '/api/public/live';
export const laps = '/api/public/laps/eventId/:eventId';
export const lapCounts = '/api/public/lapCounts/eventId/:eventId';
export const recentVideos = '/api/public/youtube/recent';
export const eventVideos = '/api/public/youtube/eventId/:eventId';
export const videoAt = '/api/public/youtube/eventId/:eventId/racestart/:start';
export const races = '/api/public/races/eventId/:eventId';
export const lastRaces = '/api/public/races/eventId/:eventId/last/:n';
export const nextRaces = '/api/public/races/eventId/:eventId/next/:n';
/** The times between the starts of races in the club's earlier events. */
export const startIntervals = '/api/public/races/eventId/:eventId/startIntervals';
/** The race that the desktop app loaded last. */
export const calledRace = '/api/public/races/eventId/:eventId/called';
export const racesOfPilot = '/api/public/races/eventId/:eventId/pilotId/:pilotId';
export const race = '/api/public/races/eventId/:eventId/raceId/:raceId';
export const rawRace = '/api/public/races/eventId/:eventId/raceId/:raceId/raw/1';
export const raceRevisions = '/api/public/races/eventId/:eventId/raceId/:raceId/revisions';
export const raceDifference =
  '/api/public/races/eventId/:eventId/raceId/:raceId/revisions/:number/against/:against';
export const racesOfRound = '/api/public/races/eventId/:eventId/roundId/:roundId';
export const summaries = '/api/public/raceSummaries/eventId/:eventId';
export const summariesOfRace = '/api/public/raceSummaries/eventId/:eventId/raceId/:raceId';
export const summariesOfPilot = '/api/public/raceSummaries/eventId/:eventId/pilotId/:pilotId';
export const summariesOfStage = '/api/public/raceSummaries/eventId/:eventId/stageId/:stageId';
export const stages = '/api/public/stages/eventId/:eventId';
export const stageRounds = '/api/public/stages/eventId/:eventId/stageId/:stageId/rounds/1';
export const points = '/api/public/points/eventId/:eventId';
export const pointsOfStage = '/api/public/points/eventId/:eventId/stageId/:stageId';
export const session = '/api/public/auth';
export const profile = '/api/public/auth/handle/:handle';
export const profilesOfPilot = '/api/public/auth/eventId/:eventId/pilotId/:pilotId';

/** Redirects to the sign-in of the membership provider. */
export const signIn = '/api/public/auth/login';
/** Signs in with the code of the provider; its `state` is a query parameter. */
export const signInCode = '/api/public/auth/code/:code';
export const signOut = '/api/public/auth/logout';

/** Editable properties: GET reads them, POST saves them. */
export const accountProperties = '/api/pilot/account';
export const registrationProperties = '/api/pilot/event_registration/id/:eventId';
export const clubAppProperties = '/api/club/app/id/:clubId';

/** The newest file and notification from a club's desktop app, and their times. */
export const clubLink = '/api/club/app/clubId/:clubId/link';
/** POST makes a new key for the desktop app, DELETE revokes it. */
export const clubAppKey = '/api/club/app/clubId/:clubId/key';

export const clubProperties = '/api/club/club/id/:clubId';
/** The properties of the club that the person runs; without one, POST creates it. */
export const ownClubProperties = '/api/club/club';
/** DELETE deletes an event that was made on the site. */
export const eventProperties = '/api/club/event/id/:eventId';
/** POST restores the site's own fields of an event from an earlier revision. */
export const restoreEvent = '/api/club/event/id/:eventId/restore/:number';
/** GET compares an event of the site with the desktop app's of that day; PUT makes them one. */
export const eventJoin = '/api/club/event/id/:eventId/join/:appEventId';
/** PUT declares that an event of the site is none of the desktop app's; DELETE undoes a join. */
export const eventSeparation = '/api/club/event/id/:eventId/join';
/** POST creates an event of the club. */
export const newEventProperties = '/api/club/event/clubId/:clubId';
/** The form of a season; DELETE deletes it. */
export const seasonProperties = '/api/club/season/id/:seasonId';
/** POST creates a season of the club. */
export const newSeasonProperties = '/api/club/season/clubId/:clubId';
/** POST requests to join a club, with its code. */
export const clubLinkProperties = '/api/club/link';

/** All events of a club, including hidden ones. */
export const managedClub = '/api/club/manage/clubId/:clubId';
export const clubRegistrations = '/api/club/registrations/eventId/:eventId';
/** PUT approves a person's request, DELETE declines it. */
export const joinRequest = '/api/club/requests/clubId/:clubId/userId/:userId';
/** PUT makes a member a manager of the club, DELETE revokes that. */
export const clubManager = '/api/club/managers/clubId/:clubId/userId/:userId';
/** DELETE removes a member from the club; the member may do that, too. */
export const clubMember = '/api/club/members/clubId/:clubId/userId/:userId';
/** DELETE removes the registration of a person. */
export const clubRegistration = '/api/club/registrations/eventId/:eventId/userId/:userId';

export const account = '/api/account';
/** DELETE ends every session of the person. */
export const accountSessions = '/api/account/sessions';
/** GET downloads all data of the person. */
export const accountData = '/api/account/data';
/** PUT requests the deletion of the account, DELETE cancels it. */
export const accountDeletion = '/api/account/deletion';
/** DELETE removes the person's registration. */
export const ownRegistration = '/api/account/registrations/eventId/:eventId';
/** PUT claims the pilot, DELETE undoes the claim. */
export const claim = '/api/account/claims/eventId/:eventId/pilotId/:pilotId';
/** DELETE marks a notice as read. */
export const notice = '/api/account/notices/:noticeId';

/** POST makes a calendar of a pilot's races at an event, at an address with a secret. */
export const newPilotCalendar = '/api/device/calendars/eventId/:eventId/pilotId/:pilotId';
/** DELETE ends the calendar with that secret. */
export const pilotCalendar = '/api/device/calendars/:secret';
/** The key with which a browser subscribes to messages of this site. */
export const pushKey = '/api/public/push/key';
/** POST sets the news that a device gets about a pilot at an event. */
export const pushWatch = '/api/device/push/eventId/:eventId/pilotId/:pilotId';

/** The objections of pilots at an event, with the decisions. */
export const objections = '/api/public/objections/eventId/:eventId';
/** POST questions a lap of a race. */
export const newObjection = '/api/device/objections/eventId/:eventId/raceId/:raceId';
/** POST withdraws the open question of a pilot. */
export const withdrawnObjection = '/api/device/objections/eventId/:eventId/raceId/:raceId/withdraw';
/** The open questions that race directors have to decide at an event. */
export const desk = '/api/club/desk/eventId/:eventId';
/** POST decides an objection or a doubt about a race. */
export const decision = '/api/club/desk/eventId/:eventId/raceId/:raceId';

/** The live changes of an event, as server-sent events (`LiveMessage`). */
export const liveFeed = '/api/public/live/eventId/:eventId';
/** The address for the notifications of a club's desktop app. The secret identifies the club. */
export const liveNotifications = '/api/live/:secret';

/** PUT uploads files of an event, or a race, that the desktop app wrote. */
export const eventUpload = '/api/club/upload/clubId/:clubId/eventId/:eventId';
export const raceUpload = '/api/club/upload/clubId/:clubId/eventId/:eventId/raceId/:raceId';

/** The form of a race: results, and which crossings count. */
export const raceProperties = '/api/club/race/eventId/:eventId/id/:raceId';
/** GET reads a delivery that a correction blocked; POST accepts it, DELETE discards it. */
export const raceConflict = '/api/club/race/eventId/:eventId/id/:raceId/conflict';
/** PUT declares the results of an event official, or revokes that. */
export const eventOfficial = '/api/club/event/id/:eventId/official';
/** POST restores an earlier revision as the newest one. */
export const restoreRace = '/api/club/race/eventId/:eventId/id/:raceId/restore/:number';
