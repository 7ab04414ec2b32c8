import { definePage } from '@holeshot/platform';
import { Column, ComingLater } from '@holeshot/ui';

const heading = 'Manage Club / Events';
const text = 'The properties of your club and all its events will be here, once club managers can sign in.';

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
