import type { Property } from '@holeshot/contract/wire';
import { CHANNEL_LIMIT_MHZ, eventTypeText, formatWireClock } from '@holeshot/domain';
import { isFromApp } from '../../events/write/record-event-revision';
import type { EventRow } from '../../people/managed';
import { locationProperties, lookProperties, MAX_TEXT } from './place-properties';

/** Types that can be chosen for a new event. */
const EVENT_TYPES = [
  { value: 'Race', name: 'Race' },
  { value: 'TimeTrial', name: 'Time trial' },
  { value: 'CasualPractice', name: 'Casual practice' },
];

const MAX_NAME = 200;

const FROM_APP = 'It comes from the timing app.';
const REMOVED = 'Its folder in the timing app is gone. Turn this on to show the event again.';

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
  isClosed: false,
  capacity: null,
  channelLimitMhz: null,
  cut: null,
  visibleOnline: true,
  removedAt: null,
} as const;

type EventFields = Pick<EventRow, keyof typeof NEW_EVENT>;

const isVisible = (value: boolean, desc: string): Property => ({
  name: 'Visible',
  title: 'Visible',
  desc,
  type: 'bool',
  value,
});

/** `2026/11/28 09:30` */
const formatStart = (startMs: number | null): string =>
  startMs === null ? '' : formatWireClock(startMs).slice(0, 16).replaceAll('-', '/');

/** Name, start, type and visibility: from the timing app once it has sent the event. */
function basicProperties({ name, eventType, startMs, visibleOnline, ...event }: EventFields): Property[] {
  const start = formatStart(startMs);
  if (isFromApp(event))
    return [
      { name: 'Name', title: 'Name', desc: FROM_APP, type: 'readonly', value: name },
      { name: 'Start', title: 'Start', desc: FROM_APP, type: 'readonly', value: start },
      { name: 'EventType', title: 'Type', desc: FROM_APP, type: 'readonly', value: eventTypeText(eventType) },
      ...(event.removedAt === null ? [] : [isVisible(false, REMOVED)]),
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
      desc: '',
      type: 'list',
      value: eventType,
      options: EVENT_TYPES,
      required: true,
    },
    isVisible(visibleOnline, 'Without it the event is only in Manage Club, for managers of the club.'),
  ];
}

const closedProperty = (isClosed: boolean): Property => ({
  name: 'Closed',
  title: 'Closed',
  desc: 'The event is over, whatever is still drawn: its results stand, and open pages stop following it.',
  type: 'bool',
  value: isClosed,
});

/** The properties of an event; a new one has no name. */
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
    whole: true,
  },
  {
    name: 'ChannelLimit',
    title: 'MHz between channels',
    desc: `For what is safe to power. Empty for ${CHANNEL_LIMIT_MHZ}, the spacing of Raceband.`,
    type: 'number',
    value: event.channelLimitMhz,
    min: 10,
    max: 200,
    whole: true,
  },
  {
    name: 'Cut',
    title: 'Who go on',
    desc: 'How many of the ranking. Empty for who flies in the next stage, or as many as there are channels.',
    type: 'number',
    value: event.cut,
    min: 1,
    max: 1000,
    whole: true,
  },
  ...(event.name === '' ? [] : [closedProperty(event.isClosed)]),
  {
    name: 'Info',
    title: 'Info',
    desc: 'Markdown. What pilots and visitors should know.',
    type: 'text',
    value: event.info,
    height: 160,
    maxLength: MAX_TEXT,
    markdown: true,
  },
  ...locationProperties(event),
  ...lookProperties(event),
];
