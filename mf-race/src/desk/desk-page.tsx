import { deskHref } from '@holeshot/contract';
import { definePage } from '@holeshot/platform';
import { PageSkeleton } from '../page/page-skeleton';
import { DeskView } from './desk-view';
import { type DeskData, loadDesk } from './load-desk';

/** `/event/{id}/desk` (R168). */
export const page = definePage<DeskData>({
  load: loadDesk,
  searchParams: ['case'],
  View: DeskView,
  meta: ({ event }) => ({
    title: `Fairness desk, ${event.name}`,
    description: `What pilots question at ${event.name}, what looks wrong, and what was decided.`,
    canonical: deskHref({ eventId: event.id }),
  }),
  Skeleton: () => <PageSkeleton label="Fairness desk" />,
});
