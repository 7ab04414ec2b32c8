import { definePage, type PageModule } from '@holeshot/platform';
import { Column } from '../layout/column';
import { ComingLater } from './coming-later';

/** A placeholder page that says what will be here. */
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
