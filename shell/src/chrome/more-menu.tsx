import { css, styled } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { menuItemLook, NARROW } from './menu-link';
import { useDetailsMenu } from './use-details-menu';

/** A `details` element with a menu item as its summary. */
export const menuLook = css`
  position: relative;
  summary {
    ${menuItemLook}
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
`;

const Frame = styled.details`
  ${menuLook}
  display: none;
  ${NARROW} {
    display: block;
  }
`;

/** The panel of a menu, below its summary. */
export const MenuPanel = styled.div`
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

/** The menu's dropdown on small screens. A click on an item closes it. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { ref, close, onKeyDown } = useDetailsMenu();
  return (
    <Frame ref={ref} onKeyDown={onKeyDown}>
      <summary>More</summary>
      <MenuPanel onClick={close}>{children}</MenuPanel>
    </Frame>
  );
}
