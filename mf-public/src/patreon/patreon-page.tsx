import { definePage } from '@holeshot/platform';
import { Column, ComingLater } from '@holeshot/ui';

const heading = 'Patreon';
const text =
  'The support tiers, what each of them gives, and the people who support the project will be here.';

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
