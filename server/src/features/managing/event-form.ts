import type { Property } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import type { EventRow } from './managed';
import { locationProperties, lookProperties } from './place-properties';

/** Types that can be chosen for a new event. */
export const EVENT_TYPES = ['Race', 'TimeTrial', 'CasualPractice'] as const;

const MAX_NAME = 200;
const MAX_INFO = 10_000;

const FROM_APP = 'It comes from the timing app.';

/** An event before it is created. */
export const NEW_EVENT = {
  name: '',
  eventType: 'Race',
  startMs: null,
  partHashes: {},
  bannerUrl: null,
  primaryColor: null,
  textColor: null,
  address: '',
  latitude: null,
  longitude: null,
  info: '',
  canRegister: false,
  capacity: null,
} as const;

type EventFields = Pick<EventRow, keyof typeof NEW_EVENT>;

/** `2026/11/28 09:30` */
const formatStart = (startMs: number | null): string =>
  startMs === null ? '' : formatWireClock(startMs).slice(0, 16).replaceAll('-', '/');

/** Name, start and type: from the timing app once it has sent the event. */
function basicProperties({ name, eventType, startMs, partHashes }: EventFields): Property[] {
  const start = formatStart(startMs);
  if (Object.keys(partHashes).length > 0)
    return [
      { name: 'Name', title: 'Name', desc: FROM_APP, type: 'readonly', value: name },
      { name: 'Start', title: 'Start', desc: FROM_APP, type: 'readonly', value: start },
      { name: 'EventType', title: 'Type', desc: FROM_APP, type: 'readonly', value: eventType },
    ];
  return [
    {
      name: 'Name',
      title: 'Name',
      desc: '',
      type: 'string',
      value: name,
      maxLength: MAX_NAME,
      required: true,
    },
    {
      name: 'Start',
      title: 'Start',
      desc: "By the club's clock.",
      type: 'datetime',
      value: start,
      required: true,
    },
    {
      name: 'EventType',
      title: 'Type',
      desc: `One of ${EVENT_TYPES.join(', ')}.`,
      type: 'string',
      value: eventType,
      required: true,
    },
  ];
}

/** The properties of an event. */
export const eventProperties = (event: EventFields): Property[] => [
  ...basicProperties(event),
  {
    name: 'CanRegister',
    title: 'Registration open',
    desc: 'People register until the event starts.',
    type: 'bool',
    value: event.canRegister,
  },
  {
    name: 'Capacity',
    title: 'Places',
    desc: 'Empty for any number. Who comes later is on the waiting list.',
    type: 'number',
    value: event.capacity,
    min: 1,
    max: 1000,
  },
  {
    name: 'Info',
    title: 'Info',
    desc: 'Markdown. What pilots and visitors should know.',
    type: 'text',
    value: event.info,
    height: 160,
    maxLength: MAX_INFO,
  },
  ...locationProperties(event),
  ...lookProperties(event),
];
