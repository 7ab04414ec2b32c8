import { css, ExternalLink, SiteLink, styled } from '@holeshot/platform';

/** Below this width some of the menu goes into the dropdown. */
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

const Inside = styled(SiteLink)`
  ${menuItemLook}
`;

const Outside = styled(ExternalLink)`
  ${menuItemLook}
  svg {
    margin: 0 0 3px 5px;
  }
`;

const Long = styled.span`
  ${NARROW} {
    display: none;
  }
`;

/** In place of the long label; the arrow goes too, where every pixel counts. */
const Short = styled.span`
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

/** One item of the menu; what leaves the site carries an arrow, and asks first. */
export function MenuLink({ label, shortLabel, href, external, isCurrent = false }: MenuLinkProps) {
  const text = shortLabel ? <TwoLabels label={label} shortLabel={shortLabel} /> : label;
  if (external) {
    return (
      <Outside href={href} label={label}>
        {text}
        <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M2 8 8 2M3.5 2H8v4.5" fill="none" stroke="#9AA2AD" strokeWidth={1.5} />
        </svg>
      </Outside>
    );
  }
  return (
    <Inside to={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {text}
    </Inside>
  );
}

function TwoLabels({ label, shortLabel }: { label: string; shortLabel: string }) {
  return (
    <>
      <Long>{label}</Long>
      <Short>{shortLabel}</Short>
    </>
  );
}
