import { fromInstantMs, toInstantMs } from '@holeshot/domain';
import type { Queryable } from '../../../database';
import { formatClock, parseClock } from '../page/clock';
import { type FormFaults, type FormValues, listFaults } from '../page/parse';
import {
  type ClubWithChannel,
  findClubEvent,
  type LinkableEvent,
  type LinkedVideo,
  type VideoRow,
} from './repository';
import { findVideoId } from './video-id';

const MAX_TITLE = 200;
/** A stream with a larger offset is another stream. */
const MAX_OFFSET_SECONDS = 12 * 3_600;

/** The zone of a video's times: that of its event, else that of its club. */
export const getTimeZone = (event: LinkableEvent | null | undefined, club: ClubWithChannel): string =>
  event?.timeZone ?? club.timeZone;

/** The video as what its form has. */
export const toVideoValues = ({ video, event }: LinkedVideo, club: ClubWithChannel): FormValues => ({
  video: video.videoId,
  title: video.title,
  event: video.eventId ?? '',
  start: formatClock(fromInstantMs(video.startInstant.getTime(), getTimeZone(event, club))),
  offset: String(video.offsetSeconds),
  ...(video.syncWarning && { syncWarning: 'on' }),
});

/** Whole or decimal seconds, negative ones too; undefined for any other text. */
function findSeconds(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return 0;
  return /^[+-]?\d{1,6}(\.\d{1,3})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** The start of the form, else that of the event; undefined without either, and for a time that does not exist. */
function findStart(values: FormValues, event: LinkableEvent | undefined, zone: string): Date | undefined {
  if (!values.start) return event?.startInstant ?? undefined;
  const local = parseClock(values.start);
  return local === undefined ? undefined : new Date(toInstantMs(local, zone));
}

export type VideoContent = Pick<
  VideoRow,
  'videoId' | 'title' | 'eventId' | 'startInstant' | 'offsetSeconds' | 'syncWarning'
>;

/** Reads the form of a video of a club. `content` can be stored when there are no faults. */
export async function parseVideo(
  db: Queryable,
  club: ClubWithChannel,
  values: FormValues,
): Promise<{ content: VideoContent; faults: FormFaults }> {
  const eventId = values.event ?? '';
  const event = eventId === '' ? undefined : await findClubEvent(db, { clubId: club.id, eventId });
  const videoId = findVideoId(values.video ?? '');
  const title = (values.title ?? '').trim();
  const startInstant = findStart(values, event, getTimeZone(event, club));
  const offset = findSeconds(values.offset ?? '');
  const isOffset = offset !== undefined && Math.abs(offset) <= MAX_OFFSET_SECONDS;
  const missingStart = values.start
    ? 'Enter a date and a time that exist.'
    : 'Enter when the stream began, or choose an event that has a start.';
  return {
    content: {
      videoId: videoId ?? '',
      title,
      eventId: event?.id ?? null,
      startInstant: startInstant ?? new Date(0),
      offsetSeconds: offset ?? 0,
      syncWarning: values.syncWarning === 'on',
    },
    faults: listFaults({
      video:
        videoId === undefined ? 'Enter the 11 characters of the id, or the address of the video.' : undefined,
      title: title.length > MAX_TITLE ? `Use at most ${MAX_TITLE} characters.` : undefined,
      event: eventId !== '' && !event ? 'Choose an event of the club.' : undefined,
      start: startInstant === undefined ? missingStart : undefined,
      offset: isOffset
        ? undefined
        : `Enter seconds between -${MAX_OFFSET_SECONDS} and ${MAX_OFFSET_SECONDS}.`,
    }),
  };
}
