import { hash } from 'node:crypto';
import { questionHref } from '@holeshot/contract';
import type { WirePushMessage } from '@holeshot/contract/wire';
import {
  type Decision,
  formatPosition,
  type Guid,
  type RaceLink,
  type RulingEffect,
  raceTitle,
} from '@holeshot/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { invalidate, type Queryable, schema } from '../../database';

const { notices, pilotClaims, pushMessages, pushWatches } = schema;

/** A message about a decision expires at the end of the day. */
const MESSAGE_MS = 12 * 60 * 60_000;
const TOPIC_CHARACTERS = 32;

interface DecidedCase {
  eventId: Guid;
  race: RaceLink;
  decision: Decision;
  answer: string;
  /** the pilot of the lap; `null` for a doubt about the whole race */
  pilotId: Guid | null;
  isObjection: boolean;
  /** changes by the decision */
  effects: readonly RulingEffect[];
}

const DECIDED: Record<Decision, string> = {
  accepted: 'Your question is accepted',
  corrected: 'Your question led to a correction',
  rejected: 'Your question is rejected',
};

function effectText({ before, after }: RulingEffect): string {
  const [was, is] = [formatPosition(before), formatPosition(after)];
  return was === is ? 'Your laps were corrected' : `You are ${is} now, ${was} before`;
}

/** The text for each pilot concerned: `You are 5th now, 4th before. Video shows …` */
function listTexts(decided: DecidedCase): Map<Guid, string> {
  const { decision, answer, pilotId, isObjection, effects } = decided;
  const texts = new Map(effects.map((effect) => [effect.after.pilotId, [effectText(effect)]]));
  if (pilotId !== null && isObjection) texts.set(pilotId, [DECIDED[decision], ...(texts.get(pilotId) ?? [])]);
  return new Map([...texts].map(([id, parts]) => [id, `${parts.join('. ')}. ${answer}`]));
}

/**
 * Notifies the pilots concerned about a decision (R168): people by a notice on their next visit, following devices by a
 * message.
 */
export async function tellPilots(tx: Queryable, decided: DecidedCase): Promise<void> {
  const { eventId, race } = decided;
  const texts = listTexts(decided);
  const pilotIds = [...texts.keys()];
  if (pilotIds.length === 0) return;
  const title = raceTitle(race);
  const getHref = (pilotId: Guid) => questionHref({ eventId, raceId: race.id, pilotId });
  const claims = await tx
    .select({ userId: pilotClaims.userId, pilotId: pilotClaims.pilotId })
    .from(pilotClaims)
    .where(and(eq(pilotClaims.eventId, eventId), inArray(pilotClaims.pilotId, pilotIds)));
  const newNotices = claims.map(({ userId, pilotId }) => ({
    userId,
    href: getHref(pilotId),
    text: `${title}: ${texts.get(pilotId)}`,
  }));
  if (newNotices.length > 0) await tx.insert(notices).values(newNotices);
  const watches = await tx
    .select({ deviceId: pushWatches.deviceId, pilotId: pushWatches.pilotId })
    .from(pushWatches)
    .where(and(eq(pushWatches.eventId, eventId), inArray(pushWatches.pilotId, pilotIds)));
  const messages = watches.map(({ deviceId, pilotId }) => {
    const tag = `decision ${race.id}.${pilotId}`;
    const message: WirePushMessage = { title, body: texts.get(pilotId) ?? '', href: getHref(pilotId), tag };
    return {
      deviceId,
      eventId,
      payload: JSON.stringify(message),
      expiresAt: new Date(Date.now() + MESSAGE_MS),
      topic: hash('sha256', tag, 'base64url').slice(0, TOPIC_CHARACTERS),
    };
  });
  if (messages.length > 0) await tx.insert(pushMessages).values(messages);
  await invalidate(
    tx,
    newNotices.map(({ userId }) => `user:${userId}` as const),
  );
}
