import { definePage } from '@holeshot/platform';
import { Column, ComingLater } from '@holeshot/ui';

const heading = 'Admin';
const text = 'User management, logs, updates and videos will be here, for the administrator of the site.';

export const page = definePage<null>({
  load: async () => null,
  View: () => (
    <Column>
      <ComingLater heading={heading} text={text} />
    </Column>
  ),
  meta: () => ({ title: heading, description: text }),
  Skeleton: () => null,
});
