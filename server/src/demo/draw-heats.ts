import { type Bracket, CHANNELS, channelId, type Guid } from '@holeshot/domain';
import type { DemoPilot } from './demo-pilots';
import type { EventPlan } from './event-plans';
import type { Seat } from './fly-race';
import type { Random } from './random';

/** A pilot of one event. */
export interface Entry {
  id: Guid;
  pilot: DemoPilot;
}

/** The pilots of one race. */
export interface Heat {
  bracket: Bracket;
  entries: readonly Entry[];
}

const SETS: Record<EventPlan['channels'], readonly number[]> = {
  imd6c: [9, 10, 2, 4, 15, 16],
  raceband: [9, 10, 11, 12, 13, 14, 15, 16],
  hdzero: [49, 50, 52, 53, 55, 56],
  o3: [75, 76, 77, 79, 80, 81],
  four: [9, 11, 14, 16],
};

/** The ids of an event's channels, by frequency. */
export function channelIds(set: EventPlan['channels']): Guid[] {
  const ids = new Set(SETS[set].map(channelId));
  return CHANNELS.filter(({ id }) => ids.has(id))
    .sort((a, b) => a.frequency - b.frequency)
    .map(({ id }) => id);
}

/** Splits a list into as few heats as the seats allow, whose sizes differ by at most one. */
export function splitHeats(entries: readonly Entry[], seats: number, bracket: Bracket = 'None'): Heat[] {
  const count = Math.ceil(entries.length / seats);
  return Array.from({ length: count }, (_, index) => ({
    bracket,
    entries: entries.slice(
      Math.round((index * entries.length) / count),
      Math.round(((index + 1) * entries.length) / count),
    ),
  }));
}

/** Gives each pilot of a heat a channel of their own. */
export function takeSeats(random: Random, heat: Heat, channels: readonly Guid[]): Seat[] {
  const shuffled = random.shuffle(channels);
  return heat.entries.flatMap(({ id, pilot }, index) => {
    const channel = shuffled[index];
    return channel === undefined ? [] : [{ pilotId: id, channelId: channel, skill: pilot }];
  });
}

/**
 * The next heats of a double elimination: the better half of each race (rounded up) stays, the others go from Winners
 * to Losers, or from Losers out (R102). `races` are those of the previous round, pilots in order of result.
 */
export function nextElimination(races: readonly Heat[], seats: number): Heat[] {
  const winners: Entry[] = [];
  const losers: Entry[] = [];
  for (const { bracket, entries } of races) {
    const half = Math.ceil(entries.length / 2);
    if (bracket === 'Losers') {
      losers.push(...entries.slice(0, half));
    } else {
      winners.push(...entries.slice(0, half));
      losers.push(...entries.slice(half));
    }
  }
  return [...splitHeats(winners, seats, 'Winners'), ...splitHeats(losers, seats, 'Losers')];
}
