import { questionHref } from '@holeshot/contract';
import { definePage } from '@holeshot/platform';
import { PageSkeleton } from '../page/page-skeleton';
import { raceTitle } from '../racing/race-names';
import { loadQuestion, type QuestionData } from './load-question';
import { QuestionView } from './question-view';

/** `/event/{id}/race/{id}/question` (R165). */
export const page = definePage<QuestionData>({
  load: loadQuestion,
  // only the view reads `pilot`, so that an offline copy allows a choice without network
  searchParams: [],
  View: QuestionView,
  meta: ({ event, race }) => ({
    title: `Question a lap, ${raceTitle(race)}, ${event.name}`,
    description: `What pilots question in ${raceTitle(race)} of ${event.name}, and what was decided.`,
    canonical: questionHref({ eventId: event.id, raceId: race.id }),
  }),
  Skeleton: () => <PageSkeleton label="Question a lap" />,
});
