import { definePage } from '@holeshot/platform';
import { Column, HeadingSkeleton, Section } from '@holeshot/ui';
import { AdminLinks } from '../admin-links';
import { ROLLOUTS_PAGE } from '../admin-pages';
import { AdminsOnly } from '../admins-only';
import { type AdminAccess, loadAccess } from '../load-access';
import { RolloutsView } from './rollouts-view';

const { id, title, text } = ROLLOUTS_PAGE;

function RolloutsPageView({ data: access }: { data: AdminAccess }) {
  return (
    <Column>
      <Section heading={title} level={1} isFirst>
        <AdminsOnly access={access}>
          <AdminLinks open={id} />
          <RolloutsView />
        </AdminsOnly>
      </Section>
    </Column>
  );
}

/** `/admin/rollouts`. */
export const page = definePage<AdminAccess>({
  load: loadAccess,
  View: RolloutsPageView,
  meta: () => ({ title, description: text }),
  Skeleton: () => <HeadingSkeleton heading={title} />,
});
