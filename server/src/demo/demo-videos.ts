import { type Guid, toInstantMs } from '@holeshot/domain';
import type { DemoEvent } from './demo-event';
import { createRandom } from './random';

export interface DemoVideo {
  eventId: Guid;
  /** index into the clubs */
  club: number;
  /** eleven letters, digits, `-` or `_` */
  videoId: string;
  title: string;
  /** instant, ms */
  startedAt: number;
  durationSeconds: number;
  hasSyncWarning: boolean;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HOUR_MS = 3_600_000;

/** The streams of an event, one after the other, from shortly before its first race. */
export function demoVideos(event: DemoEvent): DemoVideo[] {
  const random = createRandom(`videos of ${event.name}`);
  return Array.from({ length: event.streams }, (_, index) => ({
    eventId: event.id,
    club: event.club,
    videoId: Array.from({ length: 11 }, () => ALPHABET.charAt(random.whole(0, 63))).join(''),
    title: event.streams === 1 ? `${event.name} live` : `${event.name} live, part ${index + 1}`,
    startedAt: toInstantMs(event.start, event.timeZone) + index * 2 * HOUR_MS + random.whole(2, 25) * 60_000,
    durationSeconds: random.whole(6600, 7100),
    hasSyncWarning: random.chance(0.3),
  }));
}
