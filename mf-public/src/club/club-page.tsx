import { definePage } from '@holeshot/platform';
import { Column, ComingLater } from '@holeshot/ui';

const heading = 'Club';
const text = 'The events, details and members of this club will be here.';

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
