import type { Property } from '@holeshot/contract/wire';
import { accountPolicy } from '@holeshot/domain';
import { type EventPlaces, findClosedReason } from '../../events/write/registration';
import type { SignedIn } from '../../people/signed-in';

const MAX_NAME = 32;
const MAX_NOTE = 500;

function describePlaces({ event, registered, waiting, own }: EventPlaces, nowMs: number): string {
  const closed = findClosedReason(event, nowMs);
  if (closed !== undefined) return closed;
  if (own?.status === 'registered') return 'You are registered. Save to change your entry.';
  if (own) return 'You are on the waiting list. Save to change your entry.';
  if (event.capacity === null) {
    // with the pilots whom the desktop app brought
    const { pilotCount } = event;
    return pilotCount === 0 ? 'Be the first to register.' : `${pilotCount} registered so far.`;
  }
  const taken = `${Math.min(registered, event.capacity)} of ${event.capacity} places are taken`;
  if (registered < event.capacity) return `${taken}.`;
  return `${taken}: you get place ${waiting + 1} on the waiting list, and move up by itself.`;
}

/** The name that a person flies under. */
const defaultName = ({ handle, firstName, lastName }: SignedIn): string =>
  handle ?? [...`${firstName} ${lastName}`.trim()].slice(0, MAX_NAME).join('').trim();

/** The form of a registration. People with a handle fly under it, others choose a name. */
export function registrationProperties(person: SignedIn, places: EventPlaces, nowMs: number): Property[] {
  const { event, own } = places;
  const name = { name: 'PilotName', title: 'Pilot name' };
  const hasHandle = person.handle !== null && accountPolicy.hasProfile(person);
  return [
    {
      name: 'Event',
      title: 'Event',
      desc: describePlaces(places, nowMs),
      type: 'readonly',
      value: event.name,
    },
    hasHandle
      ? { ...name, desc: 'You fly under your handle.', type: 'readonly', value: defaultName(person) }
      : {
          ...name,
          desc: 'As everybody sees it in the list of pilots.',
          type: 'string',
          value: own?.pilotName ?? defaultName(person),
          maxLength: MAX_NAME,
          required: true,
        },
    {
      name: 'Note',
      title: 'Note for the race director',
      desc: 'For instance the channels that you can fly on. Only managers of the club see it.',
      type: 'text',
      value: own?.note ?? '',
      height: 88,
      maxLength: MAX_NOTE,
    },
  ];
}
