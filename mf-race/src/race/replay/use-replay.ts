import { type Dispatch, useEffect, useReducer } from 'react';
import { initialClock, type ReplayAction, type ReplayClock, reduceClock } from './replay-clock';

/** The state of a replay, which advances every frame while it plays. */
export function useReplay(startMs: number, endMs: number): [ReplayClock, Dispatch<ReplayAction>] {
  const [clock, dispatch] = useReducer(reduceClock, undefined, () => initialClock(startMs, endMs));
  const { isPlaying } = clock;

  useEffect(() => {
    if (!isPlaying) return;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(tick);
    function tick(nowMs: number) {
      dispatch({ type: 'tick', passedMs: Math.max(0, nowMs - lastMs) });
      lastMs = nowMs;
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return [clock, dispatch];
}
