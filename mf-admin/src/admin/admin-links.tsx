import { SiteLink, styled } from '@holeshot/platform';
import { ADMIN_PAGES, adminPageHref } from './admin-pages';

const Links = styled.nav`
  margin-bottom: 16px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin-left: -10px;
    border-bottom: 1px solid var(--line);
  }
`;

const PageLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  height: 48px;
  padding: 0 10px;
  border-bottom: 3px solid transparent;
  color: var(--t2);
  font-weight: 500;
  &:hover {
    color: var(--t1);
  }
  &[aria-current] {
    border-color: var(--red);
    color: var(--t1);
    font-weight: 600;
  }
  /* forced colors show transparent borders, too */
  @media (forced-colors: active) {
    &:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;

/** The navigation of the admin area; `open` is the id of the current page. */
export const AdminLinks = ({ open }: { open: (typeof ADMIN_PAGES)[number]['id'] }) => (
  <Links aria-label="Admin">
    <ul>
      {ADMIN_PAGES.map(({ id, title }) => (
        <li key={id}>
          <PageLink to={adminPageHref(id)} {...(id === open && { 'aria-current': 'page' })}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  </Links>
);
