import * as paths from '@holeshot/contract/paths';
import { type DeliveryReply, SYNC_CALLS } from '@holeshot/contract/wire';
import type { DrillClub } from './day-sites';
import type { PartName, RaceFiles } from './racing-day';
import type { RoughLine, RoughReply, RoughRequest } from './rough-line';

type JsonObject = Record<string, unknown>;
type Status = DeliveryReply['status'];

/** A delivery as it was sent, so that it can be sent again. */
export type Sent = Pick<RoughRequest, 'method' | 'path' | 'body'>;

/** The sync agent and a manager of a club, who send the day of an event over a bad connection. */
export interface DaySender {
  /** Delivers a race. Returns the number of its newest revision. */
  deliverRace(raceId: string, files: RaceFiles, expected?: Status): Promise<number>;
  removeRace(raceId: string): Promise<void>;
  deliverPart(name: PartName, rows: readonly JsonObject[]): Promise<void>;
  removeEvent(): Promise<void>;
  /** Sends notifications in one request, as the agent relays them. */
  relay(messages: readonly JsonObject[]): Promise<void>;
  /** Sends one notification, as the desktop app does by itself. */
  notify(message: JsonObject): Promise<void>;
  /** Saves the form of a race as a manager does; `values` by property name. */
  correct(raceId: string, values: JsonObject): Promise<void>;
  restore(raceId: string, revision: number): Promise<void>;
  /** Decides, as a manager, about a delivery that conflicts with a correction. */
  decide(raceId: string, decision: 'take' | 'discard'): Promise<void>;
  /** accepted deliveries, in order */
  sent: Sent[];
  /** Sends a delivery that is older than what the site has. */
  repeat(sent: Sent): Promise<void>;
}

const fill = (path: string, ids: Record<string, string | number>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));

/** Changes need a reason once the races are official, which depends on the hour of the drill. */
const REASON = { reason: 'Drill' };

/** `miss` is called with each unexpected response, as a sentence. */
export function createDaySender(
  line: RoughLine,
  { eventId, club, miss }: { eventId: string; club: DrillClub; miss: (sentence: string) => void },
): DaySender {
  const headers = { authorization: `Bearer ${club.key}` };
  const sent: Sent[] = [];
  let sequence = 0;
  const next = (): number => {
    sequence += 1;
    return sequence;
  };
  type Taken = DeliveryReply & Pick<RoughReply, 'isRepeated'>;
  const deliver = async (one: Sent): Promise<Taken> => {
    const { body, isRepeated } = await line.send({ ...one, headers });
    sent.push(one);
    return { ...(JSON.parse(body) as DeliveryReply), isRepeated };
  };
  const put = (path: string, files: object): Promise<Taken> =>
    deliver({ method: 'PUT', path, body: { sequence: next(), files } });
  const remove = (path: string): Promise<Taken> =>
    deliver({ method: 'DELETE', path: `${path}?sequence=${next()}` });
  const manage = (one: Sent, accepts: readonly number[] = [200]): Promise<RoughReply> =>
    line.send({ ...one, accepts, isUnnumbered: true, headers: { cookie: club.cookie } });

  return {
    sent,
    async deliverRace(raceId, files, expected) {
      const path = fill(SYNC_CALLS.putRace.path, { eventId, raceId });
      const { status, revision = 0, isRepeated } = await put(path, files);
      const usual: Status[] = expected ? [expected] : ['created', 'changed', 'unchanged'];
      // a repeated delivery that waits already is unchanged
      if (!usual.includes(status) && !(isRepeated && status === 'unchanged'))
        miss(`a delivered race was ${status}, expected ${usual.join(' or ')}`);
      return revision;
    },
    async removeRace(raceId) {
      const { status } = await remove(fill(SYNC_CALLS.removeRace.path, { eventId, raceId }));
      if (!['changed', 'unchanged'].includes(status)) miss(`the removal of a race was ${status}`);
    },
    async deliverPart(name, rows) {
      const { status } = await put(fill(SYNC_CALLS.putEvent.path, { eventId }), { [name]: rows });
      if (!['created', 'changed', 'unchanged'].includes(status)) miss(`${name} was ${status}`);
    },
    async removeEvent() {
      const { status } = await remove(fill(SYNC_CALLS.removeEvent.path, { eventId }));
      if (!['changed', 'unchanged'].includes(status)) miss(`the removal of the event was ${status}`);
    },
    async relay(notifications) {
      const { path } = SYNC_CALLS.putNotifications;
      await line.send({ method: 'PUT', path, headers, body: { notifications } });
    },
    async notify(message) {
      const path = fill(paths.liveNotifications, { secret: club.notificationSecret });
      // the app sends each only once
      await line.send({ method: 'PUT', path, headers: {}, body: message, isSpared: true });
    },
    async correct(raceId, values) {
      const path = fill(paths.raceProperties, { eventId, raceId });
      const { body } = await manage({ method: 'POST', path, body: { Reason: 'Drill', ...values } });
      if (body !== '') miss(`a correction was answered with ${body.slice(0, 120)}`);
    },
    async restore(raceId, number) {
      const path = fill(paths.restoreRace, { eventId, raceId, number });
      await manage({ method: 'POST', path, body: REASON });
    },
    async decide(raceId, decision) {
      const path = fill(paths.raceConflict, { eventId, raceId });
      const method = decision === 'take' ? 'POST' : 'DELETE';
      const body = decision === 'take' ? { body: REASON } : {};
      const { status, isRepeated } = await manage({ method, path, ...body }, [200, 404]);
      if (status === 404 && !isRepeated) miss('a delivery that waits is not there');
    },
    async repeat(one) {
      const { body } = await line.send({ ...one, headers });
      const { status } = JSON.parse(body) as DeliveryReply;
      if (status !== 'outdated') miss(`an old delivery that came again was ${status}`);
    },
  };
}
