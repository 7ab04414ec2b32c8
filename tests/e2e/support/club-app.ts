import type { WireClub, WireEventListItem, WireSession } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { buildMessage, lapEnd } from '../../../server/src/features/live/testing/notifications';
import { eventCall, raceCall } from '../../../server/src/features/sync/testing/sync-client';
import type { BuiltEvent } from '../../../server/src/testing/build-event-folder';
import { openPage } from './browser';
import { signIn } from './people';

/** A race of the app, by its numbers. */
interface RaceRef {
  round: number;
  race: number;
}

/** The desktop app of the manager's club, whose files and notifications reach the site. */
export interface ClubApp {
  /** IANA zone of the club */
  timeZone: string;
  /** Creates an event of the site, as the manager does. Returns its id. */
  createEvent: (form: Record<string, unknown>) => Promise<string>;
  /** Sends all files of an event, or those of one race. */
  deliver: (event: BuiltEvent, raceId?: string) => Promise<void>;
  /** Joins an event of the site with one of the app. */
  join: (siteEventId: string, event: BuiltEvent) => Promise<void>;
  /** Starts a race now. */
  start: (race: RaceRef) => Promise<void>;
  /** Sends the crossings of each pilot, seconds after the start of the race. */
  cross: (race: RaceRef, crossings: Record<string, readonly number[]>) => Promise<void>;
  end: (race: RaceRef) => Promise<void>;
}

/** Links the app of the manager's club with a key, as its manager. */
export async function linkClubApp(browser: Browser, origin: string): Promise<ClubApp> {
  const { page } = await openPage(browser);
  await signIn(page, origin, 'manager');
  const call = <T>(url: string, method = 'GET', body?: unknown): Promise<T> =>
    page.evaluate(
      async ([at, how, text]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(at, { method: how, ...(text ? { headers, body: text } : {}) });
        const answer = await reply.text();
        if (!reply.ok) throw new Error(`${how} ${at}: ${reply.status} ${answer}`);
        return answer === '' ? '' : JSON.parse(answer);
      },
      [url, method, body === undefined ? '' : JSON.stringify(body)] as const,
    );
  const { admin_of: clubId } = await call<WireSession>('/api/public/auth');
  const { Timezone: timeZone } = await call<WireClub>(`/api/public/clubs/id/${clubId}`);
  const keys = await call<{ key: string; notificationUrl: string }>(
    `/api/club/app/clubId/${clubId}/key`,
    'POST',
    {},
  );
  const createEvent = async (form: Record<string, unknown>): Promise<string> => {
    await call(`/api/club/event/clubId/${clubId}`, 'POST', form);
    const events = await call<WireEventListItem[]>(`/api/public/events/clubId/${clubId}`);
    const created = events.find(({ Name }) => Name === form.Name);
    if (!created) throw new Error(`There is no event ${form.Name}`);
    return created.ID;
  };

  let sequence = 0;
  const starts = new Map<string, number>();
  const put = async (path: string, body: unknown, key?: string) => {
    const reply = await fetch(new URL(path, origin), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  const notify = (message: Record<string, unknown>) => put(new URL(keys.notificationUrl).pathname, message);
  const at = (race: RaceRef, seconds: number) =>
    new Date((starts.get(JSON.stringify(race)) ?? 0) + seconds * 1000).toISOString();
  return {
    timeZone,
    createEvent,
    async deliver(event, raceId) {
      const names = [...event.files.keys()].filter((name) => !name.includes('/'));
      const calls = raceId
        ? [raceCall(event, ++sequence, raceId)]
        : [
            eventCall(event, ++sequence, names),
            ...event.raceIds.map((one) => raceCall(event, ++sequence, one)),
          ];
      for (const { path, body } of calls) await put(path, body, keys.key);
    },
    join: (siteEventId, { id }) => call(`/api/club/event/id/${siteEventId}/join/${id}`, 'PUT'),
    async start(race) {
      starts.set(JSON.stringify(race), Date.now());
      await notify(buildMessage('RaceStart', { ...race, ts: at(race, 0), actualStart: at(race, 0) }));
    },
    async cross(race, crossings) {
      for (const [name, seconds] of Object.entries(crossings))
        for (const [lap, time] of seconds.entries())
          await notify(lapEnd(name, lap, time, { ...race, ts: at(race, time) }));
    },
    end: (race) => notify(buildMessage('RaceEnd', { ...race, ts: at(race, 90) })),
  };
}
