import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a panel when it opens by a click or a key, and back to the opener when it closes.
 * On a page that loads with the panel open, the focus stays.
 */
export function useOpenedFocus(key: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (
      key === '' ||
      activeElement === document.body ||
      heading.current?.closest('section')?.contains(activeElement)
    )
      return;
    opener.current = activeElement;
    heading.current?.focus();
  }, [key]);
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );
  return heading;
}
