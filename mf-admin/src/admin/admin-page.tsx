import { definePage, SiteLink, styled } from '@holeshot/platform';
import { Column, HeadingSkeleton, Lines, Muted, Section } from '@holeshot/ui';
import { ADMIN_PAGES, adminPageHref } from './admin-pages';
import { AdminsOnly } from './admins-only';
import { type AdminAccess, loadAccess } from './load-access';

const HEADING = 'Admin';

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

function AdminView({ data: access }: { data: AdminAccess }) {
  return (
    <Column>
      <Section heading={HEADING} level={1} isFirst>
        <AdminsOnly access={access}>
          <Lines>
            {ADMIN_PAGES.map(({ id, title, text }) => (
              <li key={id}>
                <PageLink to={adminPageHref(id)}>
                  <strong>{title}</strong>
                  <Muted>{text}</Muted>
                </PageLink>
              </li>
            ))}
          </Lines>
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
  Skeleton: () => <HeadingSkeleton heading={HEADING} />,
});
