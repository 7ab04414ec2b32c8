import { definePage } from '@holeshot/platform';
import { Column, ComingLater } from '@holeshot/ui';

const heading = 'Pilot profile';
const text = 'The public profile of this pilot, with attended events, recent races and videos, will be here.';

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
