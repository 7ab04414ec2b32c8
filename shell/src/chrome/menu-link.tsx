import { css, ExternalLink, SiteLink, styled } from '@holeshot/platform';
import { ExternalIcon } from '@holeshot/ui';

/** Below this width some menu items move into the dropdown. */
export const NARROW = '@media (max-width: 959px)';

export const menuItemLook = css`
  display: flex;
  align-items: center;
  height: 44px;
  padding: 0 12px;
  border: 0;
  background: none;
  color: var(--t2);
  font: 500 16px var(--ui);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--t1);
  }
  &[aria-current] {
    color: var(--t1);
    box-shadow: inset 0 -2px var(--red);
    forced-color-adjust: none;
  }
  @media (max-width: 1099px) {
    padding: 0 9px;
  }
  ${NARROW} {
    padding: 0 7px;
  }
  @media (max-width: 419px) {
    padding: 0 4px;
  }
`;

const InternalItem = styled(SiteLink)`
  ${menuItemLook}
`;

const ExternalItem = styled(ExternalLink)`
  ${menuItemLook}
  svg {
    margin: 0 0 3px 5px;
  }
`;

interface MenuLinkProps {
  label: string;
  href: string;
  external?: true;
  isCurrent?: boolean;
}

/** A menu item. An external link has an arrow and asks for confirmation. */
export function MenuLink({ label, href, external, isCurrent = false }: MenuLinkProps) {
  if (external) {
    return (
      <ExternalItem href={href} label={label}>
        {label}
        <ExternalIcon />
      </ExternalItem>
    );
  }
  return (
    <InternalItem to={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </InternalItem>
  );
}
