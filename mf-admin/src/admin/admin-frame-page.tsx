import { definePage, type PageArgs, RouteError, SiteLink, styled } from '@holeshot/platform';
import { Column, Section } from '@holeshot/ui';
import { ADMIN_PAGES, type AdminPageItem, adminPageHref, framePath } from './admin-pages';
import { AdminSkeleton } from './admin-skeleton';
import { AdminsOnly } from './admins-only';
import { type AdminAccess, loadAccess } from './load-access';
import { ServerFrame } from './server-frame';

interface FrameData {
  access: AdminAccess;
  item: AdminPageItem;
}

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
`;

function FrameView({ data: { access, item } }: { data: FrameData }) {
  return (
    <Column>
      <Section heading={item.title} level={1} isFirst>
        <AdminsOnly access={access}>
          <Links aria-label="Admin">
            <ul>
              {ADMIN_PAGES.map(({ id, title }) => (
                <li key={id}>
                  <PageLink to={adminPageHref(id)} {...(id === item.id && { 'aria-current': 'page' })}>
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Links>
          <ServerFrame key={item.id} title={item.title} path={framePath(item.id)} />
        </AdminsOnly>
      </Section>
    </Column>
  );
}

/** Throws `RouteError` for a page that the admin area does not have. */
async function loadFrame(args: PageArgs): Promise<FrameData> {
  const item = ADMIN_PAGES.find(({ id }) => id === args.params.page);
  if (!item) throw new RouteError(404, 'Missing admin page');
  return { access: await loadAccess(args), item };
}

/** `/admin/:page`. */
export const page = definePage<FrameData>({
  load: loadFrame,
  View: FrameView,
  meta: ({ item }) => ({ title: item.title, description: item.text }),
  Skeleton: () => <AdminSkeleton heading="Admin" />,
});
