import { type EventType, parseEventType } from '@holeshot/domain';
import * as z from 'zod/mini';

/** Identifies a race among the club's events, because the desktop app sends no ids. */
export interface RaceNumbers {
  /** within the type */
  round: number;
  race: number;
  /** undefined if unknown */
  eventType: EventType | undefined;
}

interface Crossing {
  detectionId: string;
  pilotName: string;
  timingSystemIndex: number;
  lapNumber: number;
  isLapEnd: boolean;
  valid: boolean;
  /** since the start of the race */
  seconds: number;
}

/** The fields of a notification that the site uses. Moments are ms since 1970 UTC, on the clock of the timing computer. */
export type Notification = RaceNumbers & { atMs: number } & (
    | { type: 'loaded' | 'ended' | 'cancelled' | 'cleared' }
    | { type: 'started'; startMs: number }
    | { type: 'crossed'; crossing: Crossing }
  );

const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text: string) => Date.parse(text)),
);
const whole = z.int().check(z.minimum(0), z.maximum(1_000_000));

const envelope = {
  ts: moment,
  round: whole,
  race: whole,
  raceType: z.optional(z.nullable(z.string())),
};

const notificationSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('RaceLoaded'), ...envelope }),
  z.object({ type: z.literal('RaceStart'), ...envelope, actualStart: z.optional(z.nullable(moment)) }),
  z.object({ type: z.literal('RaceEnd'), ...envelope }),
  z.object({ type: z.literal('RaceCancelled'), ...envelope }),
  z.object({ type: z.literal('RaceResult'), ...envelope, pilots: z.array(z.unknown()) }),
  z.object({
    type: z.literal('DetectionExt'),
    ...envelope,
    detectionId: z.guid(),
    pilotName: z.string(),
    timingSystemIndex: whole,
    lapNumber: whole,
    isLapEnd: z.boolean(),
    valid: z.boolean(),
    raceTime: z.number().check(z.minimum(0), z.maximum(86_400)),
  }),
]);

type Message = z.infer<typeof notificationSchema>;

/** Notifications that are not about races, or only say what the files say soon after. */
const UNUSED: ReadonlySet<unknown> = new Set([
  'Hello',
  'NextRace',
  'RacePreStart',
  'RaceStartAnnouncement',
  'RaceTimesUp',
  'StageRanking',
  'PilotRaceState',
  'PilotCrashedOut',
  'PilotStaggeredStart',
]);

/** `unused`: a known type that the site ignores. `unknown`: an unknown type, or incomplete. */
export type ParsedNotification = Notification | 'unused' | 'unknown';

/** Reads one message of the desktop app's extension notifications (R122). */
export function parseNotification(message: unknown): ParsedNotification {
  const result = notificationSchema.safeParse(message);
  if (result.success) return toNotification(result.data);
  const { type } = (message ?? {}) as { type?: unknown };
  return UNUSED.has(type) ? 'unused' : 'unknown';
}

function toNotification(message: Message): ParsedNotification {
  const { ts: atMs, round, race, raceType } = message;
  const eventType = raceType ? parseEventType(raceType) : undefined;
  const base = { atMs, round, race, eventType };
  switch (message.type) {
    case 'RaceLoaded':
      return { ...base, type: 'loaded' };
    case 'RaceStart':
      return { ...base, type: 'started', startMs: message.actualStart ?? atMs };
    case 'RaceEnd':
      return { ...base, type: 'ended' };
    case 'RaceCancelled':
      return { ...base, type: 'cancelled' };
    case 'RaceResult':
      return message.pilots.length === 0 ? { ...base, type: 'cleared' } : 'unused';
    case 'DetectionExt': {
      const { pilotName, timingSystemIndex, lapNumber, isLapEnd, valid } = message;
      const rest = { pilotName, timingSystemIndex, lapNumber, isLapEnd, valid };
      const detectionId = message.detectionId.toLowerCase();
      return { ...base, type: 'crossed', crossing: { detectionId, ...rest, seconds: message.raceTime } };
    }
  }
}
