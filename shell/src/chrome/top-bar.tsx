import { homeHref, type RemoteMenuItem } from '@holeshot/contract';
import { SiteLink, styled, useLocation } from '@holeshot/platform';
import { Column, DropdownMenu, Mark, visuallyHidden } from '@holeshot/ui';
import { findMenuHref, listMenu } from './menu';
import { MenuLink, menuItemLook, NARROW } from './menu-link';
import { SearchButton } from './search-button';
import { ThemeButton } from './theme-button';
import { UserMenu } from './user-menu';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--line);
  background: var(--bg);
`;

const Row = styled(Column).attrs({ as: 'nav' })`
  display: flex;
  align-items: center;
  gap: 2px;
  height: 52px;
  ${NARROW} {
    gap: 0;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  padding: 9px 14px;
  background: var(--bg);
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

const Logo = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 9px;
  height: 44px;
  margin-right: 24px;
  font-size: 19px;
  font-weight: 700;
  letter-spacing: 0.02em;
  ${NARROW} {
    margin-right: 4px;
    span {
      display: none;
    }
  }
`;

/** The items that do not fit on small screens. */
const More = styled(DropdownMenu)`
  display: none;
  ${NARROW} {
    display: block;
  }
  summary {
    ${menuItemLook}
  }
`;

/** Home is hidden below this width: the logo links there, too. */
const WITHOUT_HOME = '@media (max-width: 379px)';

const Item = styled.span<{ $inDropdown: boolean; $isHome: boolean }>`
  display: contents;
  ${WITHOUT_HOME} {
    ${({ $isHome }) => $isHome && 'display: none;'}
  }
  ${NARROW} {
    ${({ $inDropdown }) => $inDropdown && 'display: none;'}
  }
`;

const Gap = styled.span`
  flex: 1;
`;

/** Logo, menu with the items of remotes, search, and user menu (R3). */
export function TopBar({ remoteItems }: { remoteItems: readonly RemoteMenuItem[] }) {
  const current = findMenuHref(useLocation().pathname);
  const menu = listMenu(remoteItems);
  return (
    <Bar>
      <Row aria-label="Main">
        <SkipLink href="#content">Skip to content</SkipLink>
        <Logo to={homeHref()} aria-label="Holeshot">
          <Mark />
          <span>Holeshot</span>
        </Logo>
        {menu.map(({ inDropdown = false, ...item }) => (
          <Item key={item.label} $inDropdown={inDropdown} $isHome={item.href === homeHref()}>
            <MenuLink {...item} isCurrent={item.href === current} />
          </Item>
        ))}
        <More summary="More">
          {menu
            .filter((item) => item.inDropdown)
            .map(({ inDropdown: _, ...item }) => (
              <MenuLink key={item.label} {...item} isCurrent={item.href === current} />
            ))}
        </More>
        <Gap />
        <SearchButton />
        <ThemeButton />
        <UserMenu />
      </Row>
    </Bar>
  );
}
