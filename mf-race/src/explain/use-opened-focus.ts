import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading when something opens by a click or a key, and back to what opened it when it closes. A page
 * that comes with it open keeps its focus.
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
