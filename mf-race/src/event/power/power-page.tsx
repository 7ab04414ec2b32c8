import { definePage, type PageMeta } from '@holeshot/platform';
import { PageSkeleton } from '../../page/page-skeleton';
import { loadPower, type PowerData } from './load-power';
import { powerHref } from './power-href';
import { PowerView } from './power-view';

const meta = ({ event }: PowerData): PageMeta => ({
  title: `Safe to power, ${event.name}`,
  description: `Which video channels are in the air at ${event.name}, and who may switch on.`,
  canonical: powerHref(event.id),
});

/** `/event/{id}/power` (R141). */
export const page = definePage<PowerData>({
  load: loadPower,
  View: PowerView,
  meta,
  Skeleton: () => <PageSkeleton label="Safe to power" />,
});
