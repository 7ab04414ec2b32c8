import { styled } from '@holeshot/platform';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { menuItemLook, NARROW } from './menu-link';

const Frame = styled.details`
  display: none;
  position: relative;
  ${NARROW} {
    display: block;
  }
  summary {
    ${menuItemLook}
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
`;

const Items = styled.div`
  position: absolute;
  z-index: 30;
  right: 0;
  min-width: 180px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--s2);
  box-shadow: 0 16px 48px rgb(0 0 0 / 0.6);
  a {
    padding: 0 12px;
  }
`;

interface DropdownMenuProps {
  /** the content of the button that opens it */
  summary?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A dropdown of the menu, by default the one of small screens. Opens without scripts. Esc, a click on an item or a click
 * outside closes it.
 */
export function DropdownMenu({ summary = 'More', children, className }: DropdownMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (ref.current && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const close = () => {
    if (!ref.current) return;
    ref.current.open = false;
    // a dialog that an item opens returns the focus to the element that had it
    ref.current.querySelector('summary')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ref.current?.open) close();
  };

  return (
    <Frame ref={ref} className={className} onKeyDown={closeOnEscape}>
      <summary>{summary}</summary>
      <Items onClick={close}>{children}</Items>
    </Frame>
  );
}
