import { fromInstantMs } from '@holeshot/domain';
import { type BuiltEvent, buildEvent, buildGuid } from '../../../testing/build-event-folder';
import type { TestApp } from '../../../testing/test-app';

const MINUTE = 60_000;

/** A moment some minutes from now, as the files of an event of the tests' club have it. */
export const desktopTime = (minutes: number): string =>
  new Date(fromInstantMs(Date.now() + minutes * MINUTE, 'Europe/Berlin'))
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

export interface PushDay extends BuiltEvent {
  /** flies race 3 */
  own: string;
  other: string;
}

/** An event of today: race 1 was flown ten minutes ago, 2 is the other pilot's, 3 is of both. */
export async function addPushDay(api: TestApp): Promise<PushDay> {
  const [own, other] = [buildGuid(), buildGuid()];
  const event = buildEvent({
    event: { Start: `${desktopTime(-10).slice(0, 10)} 0:00:00` },
    pilotIds: [own, other],
    rounds: [{}],
    races: [
      { number: 1, race: { Start: desktopTime(-10), End: desktopTime(-8) }, pilotIds: [other] },
      { number: 2, state: 'not-started', pilotIds: [other] },
      { number: 3, state: 'not-started', pilotIds: [own, other] },
    ],
  });
  await api.add(event);
  return { ...event, own, other };
}

/** Says which messages a device gets. Resolves to the reply. */
export const watchPilot = (
  api: TestApp,
  {
    event,
    device,
    ahead = 1,
    pilotId = event.own,
  }: { event: PushDay; device: unknown; ahead?: number; pilotId?: string },
  cookies: Record<string, string> = {},
) =>
  api.app.inject({
    method: 'POST',
    url: `/api/device/push/eventId/${event.id}/pilotId/${pilotId}`,
    cookies,
    payload: { device, ahead },
  });
