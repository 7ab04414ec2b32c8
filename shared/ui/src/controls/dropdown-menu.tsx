import { styled } from '@holeshot/platform';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const Frame = styled.details`
  position: relative;
  summary {
    list-style: none;
    cursor: pointer;
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
  box-shadow: var(--raised);
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    width: 100%;
    height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--t2);
    font: 500 16px var(--ui);
    white-space: nowrap;
    cursor: pointer;
    &:hover {
      background: var(--s3);
      color: var(--t1);
    }
    &:disabled {
      background: none;
      color: var(--t3);
      cursor: default;
    }
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

interface DropdownMenuProps {
  /** the content of the button that opens the menu */
  summary: ReactNode;
  /** links and buttons */
  children: ReactNode;
  className?: string;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A menu below the button that opens it; works without scripts. The arrow keys move between the items. Esc, a click on
 * an item, and a click or focus outside close it.
 */
export function DropdownMenu({ summary, children, className }: DropdownMenuProps) {
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
    // when an item opens a dialog, closing the dialog returns the focus to this element
    ref.current.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    if (!menu.open) return;
    if (event.key === 'Escape') close();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button:enabled')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };

  return (
    <Frame ref={ref} className={className} onKeyDown={onKeyDown} onBlur={closeOnLeave}>
      <summary>{summary}</summary>
      <Items onClick={close}>{children}</Items>
    </Frame>
  );
}
