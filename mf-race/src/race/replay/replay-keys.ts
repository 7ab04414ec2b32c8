import { type Dispatch, useEffect, useRef } from 'react';
import { type ReplayAction, SPEEDS } from './replay-clock';

const REPLAY_CONTROLS = '[data-replay]';

interface Keys {
  dispatch: Dispatch<ReplayAction>;
  /** jumps to the previous (-1) or next (1) crossing */
  step: (direction: -1 | 1) => void;
}

/**
 * Space plays and pauses, arrows step from crossing to crossing. 1 2 4 8 set the speed only while the focus is on a
 * control of the replay, because single-character shortcuts must not act on the whole page (WCAG 2.1.4).
 */
export function useReplayKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = getAction(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The action of a key; `null` for other keys, and for elements that handle the key themselves. */
function getAction(event: KeyboardEvent, { dispatch, step }: Keys): (() => void) | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('textarea, select, input:not([type=range]), [contenteditable], dialog')) return null;
  if (event.key === ' ') {
    return target?.closest('button, a, summary') ? null : () => dispatch({ type: 'toggle' });
  }
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const direction = event.key === 'ArrowLeft' ? -1 : 1;
    return target?.closest('[role=tab]') ? null : () => step(direction);
  }
  if (!target?.closest(REPLAY_CONTROLS)) return null;
  const speed = SPEEDS.find((candidate) => String(candidate) === event.key);
  return speed ? () => dispatch({ type: 'speed', speed }) : null;
}
