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
  }
  ${NARROW} {
    padding: 0 7px;
  }
  @media (max-width: 379px) {
    padding: 0 4px;
  }
  @media (max-width: 339px) {
    padding: 0 2px;
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

const LongLabel = styled.span`
  ${NARROW} {
    display: none;
  }
`;

/** Replaces the long label on small screens, and hides the arrow to save width. */
const ShortLabel = styled.span`
  display: none;
  ${NARROW} {
    display: inline;
    & + svg {
      display: none;
    }
  }
`;

interface MenuLinkProps {
  label: string;
  shortLabel?: string | undefined;
  href: string;
  external?: true;
  isCurrent?: boolean;
}

/** A menu item. An external link has an arrow and asks for confirmation. */
export function MenuLink({ label, shortLabel, href, external, isCurrent = false }: MenuLinkProps) {
  const text = shortLabel ? <TwoLabels label={label} shortLabel={shortLabel} /> : label;
  if (external) {
    return (
      <ExternalItem href={href} label={label}>
        {text}
        <ExternalIcon />
      </ExternalItem>
    );
  }
  return (
    <InternalItem to={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {text}
    </InternalItem>
  );
}

function TwoLabels({ label, shortLabel }: { label: string; shortLabel: string }) {
  return (
    <>
      <LongLabel>{label}</LongLabel>
      <ShortLabel>{shortLabel}</ShortLabel>
    </>
  );
}
