import type { Career, CareerEvent } from '@holeshot/client';
import { profileHref } from '@holeshot/contract';
import { careerTotals, groupBy, lapSteps } from '@holeshot/domain';
import { styled, useNavigate, useSearchParams } from '@holeshot/platform';
import { Section, useSearchHref } from '@holeshot/ui';
import { ClubChoice } from '../../club-choice';
import { KeyFigures } from './key-figures';
import { LapStepsChart } from './lap-steps-chart';
import { Rivals } from './rivals';
import { SeasonsTable } from './seasons-table';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 48px;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

interface Field {
  id: number;
  name: string;
  eventCount: number;
}

/** The clubs of events, those with most events first. */
const listFields = (events: readonly CareerEvent[]): Field[] =>
  [...groupBy(events, ({ clubId }) => clubId)]
    .map(([id, ofClub]) => ({ id, name: ofClub[0]?.event.club.name ?? '', eventCount: ofClub.length }))
    .sort((a, b) => b.eventCount - a.eventCount);

/** Key figures, best laps over seasons at a club, head to head, and seasons; only comparisons after a single event. */
export function CareerPart({ career, handle }: { career: Career; handle: string }) {
  const [search] = useSearchParams();
  const { events, records, rivals } = career;
  const fields = listFields(events);
  const field = fields.find(({ id }) => String(id) === search.get('club')) ?? fields[0];
  if (!field) return null;
  const record = records.find(({ clubId }) => clubId === field.id);
  const totals = careerTotals(events, field.id);
  const steps = lapSteps(events, field.id);
  const hasSeveral = events.length > 1;
  return (
    <>
      <KeyFigures
        totals={totals}
        best={events.find(
          ({ clubId, bestLapSeconds }) => clubId === field.id && bestLapSeconds === totals.bestLapSeconds,
        )}
        clubName={field.name}
        record={record}
        last={events.find(({ isOver }) => isOver)}
      />
      {hasSeveral && (
        <Section
          heading="Best lap over seasons"
          aside={<FieldChoice handle={handle} fields={fields} chosen={field} />}
        >
          {steps.length > 0 ? (
            <LapStepsChart
              steps={steps}
              record={record}
              eventNames={new Map(events.map(({ id, event }) => [id, event.name]))}
            />
          ) : (
            <p>No timed lap at {field.name} yet.</p>
          )}
        </Section>
      )}
      <Halves>
        {rivals.length > 0 && <Rivals rivals={rivals} />}
        {hasSeveral && <SeasonsTable events={events} club={field} handle={handle} />}
      </Halves>
    </>
  );
}

interface FieldChoiceProps {
  handle: string;
  fields: readonly Field[];
  chosen: Field;
}

function FieldChoice({ handle, fields, chosen }: FieldChoiceProps) {
  const navigate = useNavigate();
  const searchHref = useSearchHref();
  if (fields.length < 2) return null;
  return (
    <ClubChoice
      action={profileHref({ handle })}
      clubs={fields}
      chosenId={chosen.id}
      onChoose={(club) => navigate(searchHref({ club }), { preventScrollReset: true })}
    />
  );
}
