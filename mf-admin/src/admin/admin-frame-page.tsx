import { definePage, type PageArgs, RouteError } from '@holeshot/platform';
import { Column, HeadingSkeleton, Section } from '@holeshot/ui';
import { AdminLinks } from './admin-links';
import { FRAME_PAGES, type FramePageItem, framePath } from './admin-pages';
import { AdminsOnly } from './admins-only';
import { type AdminAccess, loadAccess } from './load-access';
import { ServerFrame } from './server-frame';

interface FrameData {
  access: AdminAccess;
  item: FramePageItem;
}

function FrameView({ data: { access, item } }: { data: FrameData }) {
  return (
    <Column>
      <Section heading={item.title} level={1} isFirst>
        <AdminsOnly access={access}>
          <AdminLinks open={item.id} />
          <ServerFrame key={item.id} title={item.title} path={framePath(item.id)} />
        </AdminsOnly>
      </Section>
    </Column>
  );
}

/** Throws `RouteError` for a page that the admin area does not have. */
async function loadFrame(args: PageArgs): Promise<FrameData> {
  const item = FRAME_PAGES.find(({ id }) => id === args.params.page);
  if (!item) throw new RouteError(404, 'Missing admin page');
  return { access: await loadAccess(args), item };
}

/** `/admin/:page`. */
export const page = definePage<FrameData>({
  load: loadFrame,
  View: FrameView,
  meta: ({ item }) => ({ title: item.title, description: item.text }),
  Skeleton: () => <HeadingSkeleton heading="Admin" />,
});
