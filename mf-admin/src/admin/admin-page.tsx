import { definePage, SiteLink, styled } from '@holeshot/platform';
import { Column, Muted, Section } from '@holeshot/ui';
import { ADMIN_PAGES, adminPageHref } from './admin-pages';
import { AdminSkeleton } from './admin-skeleton';
import { AdminsOnly } from './admins-only';
import { type AdminAccess, loadAccess } from './load-access';

const HEADING = 'Admin';

const Links = styled.ul`
  border-top: 1px solid var(--edge);
  li {
    border-bottom: 1px solid var(--line);
  }
`;

const PageLink = styled(SiteLink)`
  display: block;
  padding: 14px 0;
  strong {
    display: block;
    font-size: 18px;
    font-weight: 600;
  }
  &:hover {
    background: var(--s1);
  }
`;

/** The links of the admin area, for its admin. */
function AdminView({ data: access }: { data: AdminAccess }) {
  return (
    <Column>
      <Section heading={HEADING} level={1} isFirst>
        <AdminsOnly access={access}>
          <Links>
            {ADMIN_PAGES.map(({ id, title, text }) => (
              <li key={id}>
                <PageLink to={adminPageHref(id)}>
                  <strong>{title}</strong>
                  <Muted>{text}</Muted>
                </PageLink>
              </li>
            ))}
          </Links>
        </AdminsOnly>
      </Section>
    </Column>
  );
}

/** `/admin`. */
export const page = definePage<AdminAccess>({
  load: loadAccess,
  View: AdminView,
  meta: () => ({
    title: HEADING,
    description: 'People, logs, releases and videos, for the admin of the site.',
  }),
  Skeleton: () => <AdminSkeleton heading={HEADING} />,
});
