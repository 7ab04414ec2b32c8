import { type Dispatch, useEffect, useRef } from 'react';
import { type ReplayAction, SPEEDS } from './replay-clock';

const PLAYER = '[data-replay]';

interface Keys {
  dispatch: Dispatch<ReplayAction>;
  /** jumps to the previous (-1) or next (1) crossing */
  step: (direction: -1 | 1) => void;
}

/**
 * In the player (controls and picture) Space plays and pauses, arrows step from crossing to crossing. They also do when
 * nothing has the focus after a press in the player, because not all browsers focus a button or a picture that is
 * pressed; otherwise Space scrolls the page. 1 2 4 8 set the speed only while the focus is in the player, because
 * single-character shortcuts must not act on the whole page (WCAG 2.1.4).
 */
export function useReplayKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let isInUse = false;
    const onUse = ({ target }: Event) => {
      isInUse = isInPlayer(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const act = getAction(event, isInUse, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('pointerdown', onUse);
    document.addEventListener('focusin', onUse);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onUse);
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

const isInPlayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PLAYER) !== null;

/** The action of a key; `null` for other keys, outside the player, and for elements that handle the key themselves. */
function getAction(event: KeyboardEvent, isInUse: boolean, { dispatch, step }: Keys): (() => void) | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const isInside = isInPlayer(target);
  if (!isInside && !(isInUse && target === document.body)) return null;
  if (key === ' ') {
    const isPressed = target instanceof Element && target.closest('button, a, summary') !== null;
    return isPressed ? null : () => dispatch({ type: 'toggle' });
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return () => step(key === 'ArrowLeft' ? -1 : 1);
  const speed = isInside && SPEEDS.find((candidate) => String(candidate) === key);
  return speed ? () => dispatch({ type: 'speed', speed }) : null;
}
