import { SiteLink, styled } from '@holeshot/platform';

const Path = styled.ol`
  display: flex;
  align-items: center;
  min-height: 44px;
  overflow: hidden;
  white-space: nowrap;
  font-size: 14px;
  color: var(--t3);
  li {
    display: flex;
    flex: none;
    align-items: center;
    min-width: 0;
  }
  /* an event's name shrinks first, then a pilot's */
  li:nth-child(2) {
    flex: 0 1 auto;
  }
  li:nth-child(3) {
    max-width: 60%;
  }
  li + li::before {
    content: '/';
    margin: 0 8px;
    color: var(--edge);
  }
  a {
    overflow: hidden;
    padding: 12px 0;
    text-overflow: ellipsis;
  }
  a:hover {
    color: var(--t1);
  }
`;

interface CrumbsProps {
  /** from the top level to the current page */
  crumbs: readonly { label: string; href: string }[];
}

/** Breadcrumb navigation. */
export function Crumbs({ crumbs }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Path>
        {crumbs.map(({ label, href }, index) => (
          <li key={href}>
            <SiteLink to={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </Path>
    </nav>
  );
}
