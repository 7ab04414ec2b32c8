import { SiteLink, styled, useLocation } from '@holeshot/platform';
import { WIDE } from '@holeshot/ui/base';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { LiveDot } from '../feedback/live-dot';

const Bar = styled.div`
  position: sticky;
  top: 53px;
  z-index: 15;
  margin: 8px calc(-1 * var(--gutter)) 0;
  background: var(--bg);
  box-shadow: inset 0 -1px var(--line);
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 1px auto;
    width: 36px;
    background: linear-gradient(90deg, transparent, var(--bg));
    pointer-events: none;
  }
  ${WIDE} {
    margin-inline: 0;
    &::after {
      content: none;
    }
  }
`;

const Strip = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
  overflow-x: auto;
  padding: 0 var(--gutter);
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  ${WIDE} {
    padding: 0;
  }
`;

const Tab = styled(SiteLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 7px;
  height: 48px;
  padding: 0 10px;
  border-bottom: 3px solid transparent;
  color: var(--t2);
  font-weight: 500;
  scroll-snap-align: center;
  &:first-child {
    padding-left: 0;
  }
  &:hover {
    color: var(--t1);
  }
  &[data-shown] {
    border-color: var(--red);
    color: var(--t1);
    font-weight: 600;
  }
  /* forced colors show transparent borders, too */
  @media (forced-colors: active) {
    &:not([data-shown]) {
      border-color: Canvas;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  small {
    font-size: 13px;
    color: var(--t3);
  }
`;

/** Names the tab on paper, which has no tab bar. */
const PrintHeading = styled.h2`
  display: none;
  @media print {
    display: block;
    margin-top: 16px;
  }
`;

export interface TabItem {
  id: string;
  label: string;
  href: string;
  count?: number;
  /** shows a live dot */
  isLive?: boolean;
}

interface TabsProps {
  /** for screen readers */
  label: string;
  tabs: readonly TabItem[];
  /** id of the open tab */
  open: string;
  /** content of the open tab */
  children: ReactNode;
}

/**
 * Tabs as links, so that each has an address and works without scripts. With scripts they follow the ARIA pattern of
 * tabs with manual activation: only the open tab is a tab stop; arrow keys, Home and End move the focus, Space and
 * Enter open. On phones the tab strip scrolls sideways, with the open tab in the middle.
 */
export function Tabs({ label, tabs, open, children }: TabsProps) {
  const prefix = useId();
  const panelId = `${prefix}-panel`;
  const strip = useRef<HTMLDivElement>(null);
  const { shown, onClick } = useShownTab(open);

  // after every render, because the tabs may change as well; setting the same position again costs nothing
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    for (const tab of tabsIn(element)) {
      const isOpen = tab.getAttribute('aria-selected') === 'true';
      // not in the markup: without scripts there are no arrow keys, so every tab must be a tab stop
      tab.tabIndex = isOpen ? 0 : -1;
      if (isOpen) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
    }
  });

  return (
    <>
      <Bar>
        <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={`${prefix}${tab.id}`}
              to={tab.href}
              role="tab"
              aria-selected={tab.id === open}
              aria-controls={tab.id === open ? panelId : undefined}
              data-shown={tab.id === shown ? true : undefined}
              onClick={(event) => onClick(event, tab.id)}
              preventScrollReset
            >
              {tab.label}
              {tab.count !== undefined && <small>{tab.count}</small>}
              {tab.isLive && <LiveDot />}
            </Tab>
          ))}
        </Strip>
      </Bar>
      <div id={panelId} role="tabpanel" aria-labelledby={`${prefix}${open}`}>
        <PrintHeading>{tabs.find(({ id }) => id === open)?.label}</PrintHeading>
        {children}
      </div>
    </>
  );
}

/** The underline moves at the click; the tab is open once its content has loaded. */
function useShownTab(open: string) {
  const location = useLocation();
  const [clicked, setClicked] = useState<{ id: string; at: typeof location }>();
  return {
    // a click applies until the next navigation, wherever it goes
    shown: clicked?.at === location ? clicked.id : open,
    onClick(event: MouseEvent, id: string) {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!opensElsewhere) setClicked({ id, at: location });
    },
  };
}

const tabsIn = (strip: HTMLElement) => [...strip.querySelectorAll<HTMLElement>('[role=tab]')];

function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  // browser shortcuts, such as Alt and an arrow key to go back
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = tabsIn(event.currentTarget);
  const index = tabs.indexOf(event.target as HTMLElement);
  if (event.key === ' ') {
    event.preventDefault();
    tabs[index]?.click();
    return;
  }
  const next = nextIndex(event.key, index, tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
