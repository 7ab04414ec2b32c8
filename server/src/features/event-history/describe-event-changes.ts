import { CHANNEL_LIMIT_MHZ, formatDateTime, lapsText } from '@holeshot/domain';
import type { EventFields } from '../../events/write/record-event-revision';

const NONE = 'none';

const getText = (text: string | null | undefined): string | undefined =>
  text === undefined ? text : text || NONE;

function dateText(ms: number | null | undefined): string | undefined {
  if (ms === undefined) return undefined;
  return ms === null ? NONE : formatDateTime(ms);
}

const lapCountText = (laps: number | undefined): string | undefined =>
  laps === undefined ? undefined : lapsText(laps);

function placeText({ latitude, longitude }: EventFields): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return latitude === null || longitude === null ? NONE : `${latitude}, ${longitude}`;
}

type Fact = [subject: string, read: (fields: EventFields) => string | undefined];

/** How each fact reads; undefined in revisions from before it was recorded. */
const FACTS: readonly Fact[] = [
  ['The name', ({ name }) => name],
  ['The type', ({ eventType }) => eventType],
  ['The start', ({ startMs }) => dateText(startMs)],
  ['The end', ({ endMs }) => dateText(endMs)],
  ['The target', ({ laps }) => lapCountText(laps)],
  ['The personal best', ({ pbLaps }) => lapCountText(pbLaps)],
  ['The address', ({ address }) => getText(address)],
  ['The place on the map', placeText],
  ['The primary color', ({ primaryColor }) => getText(primaryColor)],
  ['The text color', ({ textColor }) => getText(textColor)],
  ['The number of places', ({ capacity }) => (capacity === null ? 'any' : capacity?.toString())],
  [
    'The distance between channels',
    ({ channelLimitMhz: limit }) => (limit === undefined ? undefined : `${limit ?? CHANNEL_LIMIT_MHZ} MHz`),
  ],
  ['The number who go on', ({ cut }) => (cut === null ? NONE : cut?.toString())],
];

/** The kind of change of a content that is too long to show. */
function describeContent(
  subject: string,
  before: string | null | undefined,
  after: string | null | undefined,
): string[] {
  if (before === undefined || after === undefined || before === after) return [];
  if (!before) return [`${subject} was added.`];
  return [after ? `${subject} changed.` : `${subject} was removed.`];
}

function describeSwitch(before: boolean | undefined, after: boolean | undefined, on: string, off: string) {
  if (before === undefined || after === undefined || before === after) return [];
  return [after ? on : off];
}

const isVisible = ({ visibleOnline, enabled }: EventFields): boolean | undefined =>
  visibleOnline === undefined ? undefined : visibleOnline && enabled !== false;

/** Whether a manager had declared the results official; false in revisions from before that was recorded. */
const isDeclared = ({ officialAt = null }: EventFields): boolean => officialAt !== null;

/** Says in sentences how one revision of an event differs from the one before. */
export function describeEventChanges(before: EventFields, after: EventFields): string[] {
  const facts = FACTS.flatMap(([subject, read]) => {
    const [old, current] = [read(before), read(after)];
    const isKnown = old !== undefined && current !== undefined;
    return isKnown && old !== current ? [`${subject} is ${current} (was ${old}).`] : [];
  });
  return [
    ...facts,
    ...describeContent('The info text', before.info, after.info),
    ...describeContent('The banner', before.bannerUrl, after.bannerUrl),
    ...describeSwitch(before.canRegister, after.canRegister, 'Registration opened.', 'Registration closed.'),
    ...describeSwitch(
      before.isClosed,
      after.isClosed,
      'The event was closed.',
      'The event was opened again.',
    ),
    ...describeSwitch(
      isDeclared(before),
      isDeclared(after),
      'The results were declared official.',
      'The results are not declared official any more.',
    ),
    ...describeSwitch(
      isVisible(before),
      isVisible(after),
      'The event is shown again.',
      'The event was hidden.',
    ),
  ];
}
