import { DEVICE_CALLS, WRITE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { parseBody } from '../../api/parse-body';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { createSecret } from '../../builds/registry/site-key';
import { getRaceDetails, listRaces } from '../../events/read/races';
import { eventAndClubScopes } from '../../events/read/read-options';
import { raceResultsOf } from '../../events/read/result-states';
import { getEvent } from '../../events/read/whole-event';
import { countBytes } from '../../growth/club-quota';
import { getManagedWholeEvent, getPersonName } from '../../people/managed';
import { decide } from './decide';
import { eventCode, isEventCode } from './event-code';
import { readEventDoubts } from './event-doubts';
import { questionLap } from './question-lap';
import { listObjections, presentObjection } from './read-objections';
import { withdrawQuestion } from './withdraw-question';

/** Laps that pilots question, and the desk at which race directors decide (R165 to R168). */
export const objectionRoutes: FastifyPluginAsync = async (app) => {
  const { database, readCache } = app;
  const getSecret = createSecret(database, 'objections');
  /** Who calls, and whether the code that they entered is that of the event. */
  const identify = async (request: FastifyRequest, eventId: string, code = '') => ({
    userId: (await request.findPerson())?.id ?? null,
    hasCode: isEventCode(code, eventCode(await getSecret(), eventId)),
  });

  app.publicRead('objections', {
    scopes: eventAndClubScopes,
    async read(db, { eventId }, cache) {
      await getEvent(db, cache, eventId);
      return (await listObjections(db, eventId)).map(presentObjection);
    },
  });

  const { path, params, body } = DEVICE_CALLS.questionLap;
  app.post<{ Params: RawParams }>(path, { config: { access: 'everyone' } }, async (request, reply) => {
    const { eventId, raceId } = parseCallParams(params, request.params);
    const question = parseBody(body, request.body);
    const event = await getEvent(database.db, readCache, eventId);
    const race = await getRaceDetails(database.db, readCache, eventId, raceId);
    const input = { event, race, question, ...(await identify(request, eventId, question.code)) };
    await database.transaction((tx) => questionLap(tx, input));
    return reply.send('');
  });

  const withdraw = DEVICE_CALLS.withdrawQuestion;
  app.post<{ Params: RawParams }>(
    withdraw.path,
    { config: { access: 'everyone' } },
    async (request, reply) => {
      const ids = parseCallParams(withdraw.params, request.params);
      const { pilotId, code } = parseBody(withdraw.body, request.body);
      const speaker = { ...ids, pilotId, code, ...(await identify(request, ids.eventId, code)) };
      await database.transaction((tx) => withdrawQuestion(tx, speaker));
      return reply.send('');
    },
  );

  app.personalRead('desk', {
    async read(db, person, { eventId }) {
      const event = await getManagedWholeEvent(db, readCache, person, eventId);
      const { doubts, lapCount, usual } = await readEventDoubts(db, readCache, eventId);
      const decided = new Set(
        (await listObjections(db, eventId)).map((row) =>
          getKey(row.raceId, { ...row, kind: row.doubt ?? '' }),
        ),
      );
      const races = await listRaces(db, readCache, eventId);
      const getResults = raceResultsOf(event);
      return {
        Code: eventCode(await getSecret(), eventId),
        LapCount: lapCount,
        Doubts: doubts
          .filter((doubt) => !decided.has(getKey(doubt.raceId, doubt)))
          .map(({ raceId, kind, pilotId, detectionId, value, text }) => ({
            RaceID: raceId,
            Kind: kind,
            PilotID: pilotId,
            DetectionID: detectionId,
            Value: value,
            Text: text,
          })),
        Open: races.flatMap((race) => {
          const { state, until } = getResults(race);
          return state === 'provisional' && until !== null
            ? [{ RaceID: race.id, Until: new Date(until).toISOString() }]
            : [];
        }),
        Usual: [...usual].map(([pilotId, { seconds }]) => ({ PilotID: pilotId, Seconds: seconds })),
      };
    },
  });

  const { method, ...call } = WRITE_CALLS.decide;
  app.route<{ Params: RawParams }>({
    method,
    url: call.path,
    config: { access: 'signed-in' },
    async handler(request, reply) {
      const person = await request.getPerson();
      const { eventId, raceId } = parseCallParams(call.params, request.params);
      const decision = parseBody(call.body, request.body);
      const event = await getManagedWholeEvent(database.db, readCache, person, eventId);
      const race = await getRaceDetails(database.db, readCache, eventId, raceId, decision.revision);
      const races = await listRaces(database.db, readCache, eventId);
      await app.clubQuota.requireForEdit(event.club.id, countBytes(race));
      const input = { event, race, races, decision, who: getPersonName(person) };
      await database.transaction((tx) => decide(tx, input));
      return reply.send('');
    },
  });
};

interface DoubtKey {
  kind: string;
  pilotId: string | null;
  detectionId: string | null;
}

const getKey = (raceId: string, { kind, pilotId, detectionId }: DoubtKey): string =>
  [raceId, kind, pilotId, detectionId].join(' ');
