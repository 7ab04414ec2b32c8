import { countText } from '@holeshot/domain';
import { and, eq, ne } from 'drizzle-orm';
import { invalidate, type Queryable, type Scope, schema } from '../../../database';
import type { StreamChanges } from '../../../outside/find-club-streams';
import { recordAction } from '../../../people/admin-actions';
import type { SaveOutcome } from '../page/actions';
import { type FormValues, hasFaults } from '../page/parse';
import { getClub, getVideo, type VideoRow } from './repository';
import { parseVideo } from './video-form';
import { findChannelId } from './video-id';

const { clubs, videos } = schema;

/** Lists of streams, and the pages of the events that show them. */
const getScopes = (...eventIds: (string | null)[]): Scope[] => [
  'videos',
  ...eventIds.flatMap((id): Scope[] => (id === null ? [] : [`event:${id}`])),
];

/** The name of a video in actions. */
const getName = ({ title, videoId }: Pick<VideoRow, 'title' | 'videoId'>): string => title || videoId;

/** Stores the channel of a club, or that it has none. Throws 404. */
export async function saveChannel(
  tx: Queryable,
  { clubId, values, adminId }: { clubId: number; values: FormValues; adminId: number },
): Promise<SaveOutcome> {
  const { name } = await getClub(tx, clubId);
  const text = (values.channel ?? '').trim();
  const channelId = text === '' ? null : findChannelId(text);
  if (channelId === undefined)
    return {
      faults: { channel: 'Enter UC and 22 more characters, or the address of the channel with them.' },
    };
  await tx.update(clubs).set({ youtubeChannelId: channelId }).where(eq(clubs.id, clubId));
  await invalidate(tx, ['clubs', 'videos']);
  const done =
    channelId === null ? `Removed the channel of ${name}` : `Set the channel of ${name} to ${channelId}`;
  return { actionId: await recordAction(tx, adminId, done) };
}

/** Stores a video of a club: a new one without `id`. Refuses one that the club has already. Throws 404. */
export async function saveVideo(
  tx: Queryable,
  { clubId, id, values, adminId }: { clubId: number; id?: number; values: FormValues; adminId: number },
): Promise<SaveOutcome> {
  // serialises saves of one club
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update');
  const club = await getClub(tx, clubId);
  const before = id === undefined ? undefined : (await getVideo(tx, id)).video;
  const { content, faults } = await parseVideo(tx, club, values);
  if (hasFaults(faults)) return { faults };
  const isSame = and(
    eq(videos.clubId, clubId),
    eq(videos.videoId, content.videoId),
    id === undefined ? undefined : ne(videos.id, id),
  );
  if ((await tx.$count(videos, isSame)) > 0)
    return { faults: { video: `${club.name} has this video already.` } };
  if (id === undefined) await tx.insert(videos).values({ clubId, ...content });
  else await tx.update(videos).set(content).where(eq(videos.id, id));
  await invalidate(tx, getScopes(content.eventId, before?.eventId ?? null));
  const verb = id === undefined ? 'Linked' : 'Changed';
  return {
    actionId: await recordAction(tx, adminId, `${verb} the video ${getName(content)} of ${club.name}`),
  };
}

/** Unlinks a video from its event; it stays with its club. Throws 404. Returns the club and the id of the action. */
export async function unlinkVideo(tx: Queryable, { id, adminId }: { id: number; adminId: number }) {
  const { video, event } = await getVideo(tx, id);
  await tx.update(videos).set({ eventId: null }).where(eq(videos.id, id));
  await invalidate(tx, getScopes(video.eventId));
  const text = `Unlinked the video ${getName(video)} from ${event?.name ?? 'no event'}`;
  return { clubId: video.clubId, actionId: await recordAction(tx, adminId, text) };
}

/** Deletes a video from the site. Throws 404. Returns the club and the id of the action. */
export async function deleteVideo(tx: Queryable, { id, adminId }: { id: number; adminId: number }) {
  const { video } = await getVideo(tx, id);
  await tx.delete(videos).where(eq(videos.id, id));
  await invalidate(tx, getScopes(video.eventId));
  return {
    clubId: video.clubId,
    actionId: await recordAction(tx, adminId, `Deleted the video ${getName(video)}`),
  };
}

/** Records what a search for streams found. Returns the id of the action. */
export function recordSearch(
  tx: Queryable,
  { added, changed, faults }: StreamChanges,
  adminId: number,
): Promise<number> {
  const found = `Looked for streams: ${added} new, ${changed} changed`;
  const text =
    faults.length === 0
      ? found
      : `${found}; ${countText(faults.length, 'channel')} failed: ${faults.join('; ')}`;
  return recordAction(tx, adminId, text);
}
