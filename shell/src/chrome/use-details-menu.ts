import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Behaviour of a menu that is a `details` element, and so opens without scripts: Esc and a click outside close it, the
 * arrow keys move between its items.
 */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (ref.current && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  /** Closes and focuses the summary, which a dialog that an item opens gives the focus back to. */
  const close = () => {
    if (!ref.current) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const details = ref.current;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!details?.open) return;
    if (event.key === 'Escape') {
      close();
    } else if (step) {
      event.preventDefault();
      const stops = [...details.querySelectorAll<HTMLElement>('summary, a, button')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    }
  };
  return { ref, close, onKeyDown };
}
