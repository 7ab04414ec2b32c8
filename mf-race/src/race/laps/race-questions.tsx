import { useRevalidator } from '@holeshot/platform';
import { FailedView, Muted, Section } from '@holeshot/ui';
import { AskedQuestions } from '../../objections/asked-questions';
import type { RaceData } from '../load-race';

/** The questions about a race, with the answers (R165). */
export function RaceQuestions({ data: { questions, event, race, pilots } }: { data: RaceData }) {
  const { revalidate } = useRevalidator();
  if (!questions.ok) return <FailedView what="Questions" failure={questions.failure} retry={revalidate} />;
  const open = questions.value.filter(({ decided }) => decided === null).length;
  return (
    <Section heading="Questions" aside={open > 0 && <Muted>{open} open</Muted>}>
      <AskedQuestions objections={questions.value} event={event} race={race} pilots={pilots} />
    </Section>
  );
}
