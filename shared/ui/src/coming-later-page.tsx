import { definePage, type PageModule } from '@holeshot/platform';
import { Column } from './column';
import { ComingLater } from './coming-later';

/** A page that is only a place so far: says plainly what will be there. */
export const comingLaterPage = ({ heading, text }: { heading: string; text: string }): PageModule =>
  definePage<null>({
    load: async () => null,
    View: () => (
      <Column>
        <ComingLater heading={heading} text={text} />
      </Column>
    ),
    meta: () => ({ title: heading, description: text }),
    Skeleton: () => null,
  });
