import { searchPageHref } from '@holeshot/contract';
import { styled, usePlatform } from '@holeshot/platform';
import { SearchIcon } from '@holeshot/ui';
import { type MouseEvent, useEffect } from 'react';
import { menuItemLook } from './menu-link';

/** From this width the button looks like a field. */
const FIELD = '@media (min-width: 1160px)';

const Button = styled.a`
  ${menuItemLook}
  gap: 8px;
  min-width: 44px;
  justify-content: center;
  span {
    display: none;
  }
  /* no text: the name of the link is what can be read */
  kbd::before {
    content: 'Ctrl K';
  }
  kbd {
    margin-left: 14px;
    padding: 0 5px;
    border: 1px solid var(--line);
    border-radius: 3px;
    color: var(--t3);
    font: 500 13px var(--ui);
  }
  ${FIELD} {
    height: 36px;
    margin-right: 8px;
    border: 1px solid var(--line);
    border-radius: 6px;
    span {
      display: inline;
    }
  }
`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !altKey &&
  (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping(target)) &&
  // an open dialog may be a form with unsaved input
  !document.querySelector('dialog[open]');

/** Opens search, as do Ctrl+K, Cmd+K and `/`. Without JavaScript it links to the search page. */
export function SearchButton() {
  const { openDialog } = usePlatform();
  useEffect(() => {
    const openOnKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openDialog('search');
    };
    window.addEventListener('keydown', openOnKey);
    return () => window.removeEventListener('keydown', openOnKey);
  }, [openDialog]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openDialog('search');
  };
  return (
    <Button href={searchPageHref()} aria-label="Search" aria-keyshortcuts="Control+K Meta+K /" onClick={open}>
      <SearchIcon />
      <span>
        Search <kbd />
      </span>
    </Button>
  );
}
