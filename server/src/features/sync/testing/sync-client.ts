import type { DeliveryReply } from '@holeshot/contract/wire';
import type { NewClubKey } from '../../../people/club-keys';
import type { BuiltEvent } from '../../../testing/build-event-folder';
import { makeClubKey } from '../../../testing/make-club-key';
import type { TestApp } from '../../../testing/test-app';

type Answer<T> = { status: number; json: T };

/** A program of a test that holds the key of a club. */
export interface SyncClient extends NewClubKey {
  get<T>(path: string): Promise<Answer<T>>;
  put<T = DeliveryReply>(path: string, body: unknown): Promise<Answer<T>>;
  /** Says that a folder is gone. */
  remove(path: string, sequence: number | string): Promise<Answer<DeliveryReply>>;
}

/** One call of a delivery. */
export interface Call {
  path: string;
  body: { sequence: number; files: Record<string, unknown> };
}

/** A program with a new key of the club, which ends the key before. Its maker is an admin with the Club tier. */
export async function openSyncClient(api: TestApp, clubId = api.clubId): Promise<SyncClient> {
  const keys = await makeClubKey(api.database, clubId);
  const headers = { authorization: `Bearer ${keys.key}` };
  return {
    ...keys,
    async remove(path, sequence) {
      const url = `${path}?sequence=${sequence}`;
      const response = await api.app.inject({ method: 'DELETE', url, headers });
      return { status: response.statusCode, json: JSON.parse(response.body) };
    },
    async get<T>(url: string) {
      const { statusCode, body } = await api.app.inject({ url, headers });
      return { status: statusCode, json: JSON.parse(body) as T };
    },
    async put<T>(url: string, body: unknown) {
      const response = await api.app.inject({ method: 'PUT', url, headers, payload: body as object });
      return { status: response.statusCode, json: JSON.parse(response.body) as T };
    },
  };
}

const parse = (text: string | undefined): unknown => JSON.parse(text ?? '[]');

export const eventPath = (eventId: string): string => `/api/sync/events/${eventId}`;

/** Delivers some files of an event. */
export const eventCall = (event: BuiltEvent, sequence: number, names: readonly string[]): Call => ({
  path: eventPath(event.id),
  body: { sequence, files: Object.fromEntries(names.map((name) => [name, parse(event.files.get(name))])) },
});

/** Delivers the files of a race. */
export function raceCall(event: BuiltEvent, sequence: number, raceId = event.raceIds[0] ?? ''): Call {
  const names = ['Race.json', 'Result.json'].filter((name) => event.files.has(`${raceId}/${name}`));
  const files = names.map((name) => [name, parse(event.files.get(`${raceId}/${name}`))]);
  return {
    path: `${eventPath(event.id)}/races/${raceId}`,
    body: { sequence, files: Object.fromEntries(files) },
  };
}

/** Delivers all of an event, with the numbers from `sequence`. */
export function wholeEvent(event: BuiltEvent, sequence = 1): Call[] {
  const names = [...event.files.keys()].filter((path) => !path.includes('/'));
  return [
    eventCall(event, sequence, names),
    ...event.raceIds.map((raceId, index) => raceCall(event, sequence + 1 + index, raceId)),
  ];
}
