export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next speed; after the fastest, the first. */
export const nextSpeed = (speed: Speed): Speed => SPEEDS[SPEEDS.indexOf(speed) + 1] ?? SPEEDS[0];

/** The state of a replay. */
export interface ReplayClock {
  /** ms since the start of the race */
  ms: number;
  /** time of the last crossing */
  endMs: number;
  isPlaying: boolean;
  speed: Speed;
  /** how often the moment was set rather than reached by playing */
  jumps: number;
}

export type ReplayAction =
  | { type: 'toggle' }
  | { type: 'play' }
  | { type: 'pause' }
  /** `passedMs` is real time, independent of the speed */
  | { type: 'tick'; passedMs: number }
  | { type: 'jump'; ms: number }
  | { type: 'speed'; speed: Speed };

export const initialClock = (ms: number, endMs: number): ReplayClock => ({
  ms: clamp(ms, endMs),
  endMs,
  isPlaying: false,
  speed: 1,
  jumps: 0,
});

/** The reducer of a replay. It pauses at the end; Play at the end starts from the beginning. */
export function reduceClock(clock: ReplayClock, action: ReplayAction): ReplayClock {
  const { ms, endMs, isPlaying, speed, jumps } = clock;
  switch (action.type) {
    case 'toggle':
      return reduceClock(clock, { type: isPlaying ? 'pause' : 'play' });
    case 'play':
      return ms < endMs
        ? { ...clock, isPlaying: true }
        : { ...clock, isPlaying: true, ms: 0, jumps: jumps + 1 };
    case 'pause':
      return { ...clock, isPlaying: false };
    case 'tick': {
      const next = clamp(ms + action.passedMs * speed, endMs);
      return { ...clock, ms: next, isPlaying: isPlaying && next < endMs };
    }
    case 'jump':
      return { ...clock, ms: clamp(action.ms, endMs), jumps: jumps + 1 };
    case 'speed':
      return { ...clock, speed: action.speed };
  }
}

const clamp = (ms: number, endMs: number): number => Math.min(Math.max(0, ms), endMs);
