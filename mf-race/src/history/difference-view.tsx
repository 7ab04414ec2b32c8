import { raceHref } from '@holeshot/contract';
import { styled, useRevalidator } from '@holeshot/platform';
import { Button, FailedView, SelectBox, TextLink } from '@holeshot/ui';
import type { Compared } from './load-difference';
import type { RevisionEntry } from './load-history';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  margin-bottom: 16px;
  label {
    display: grid;
    gap: 4px;
    color: var(--t2);
    font-size: 15px;
  }
`;

const Differences = styled.section`
  margin-bottom: 24px;
  padding: 16px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  overflow-wrap: anywhere;
  h2,
  h3 {
    font-size: 18px;
  }
  h3 {
    margin-top: 12px;
    font-size: 16px;
  }
  ul {
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
`;

interface DifferenceViewProps {
  /** newest first */
  revisions: readonly RevisionEntry[];
  /** `null` while none are compared */
  compared: Compared | null;
  eventId: string;
  /** the text for revisions that do not differ */
  none: string;
}

/** Compares two chosen revisions (R163). It is a form, so that it works without scripts. */
export function DifferenceView({ revisions, compared, eventId, none }: DifferenceViewProps) {
  const [newest, before] = revisions;
  if (!newest || !before) return null;
  return (
    <>
      <Form method="get" data-print="no">
        <Choice
          name="revision"
          label="Revision"
          revisions={revisions}
          value={compared?.number ?? newest.number}
        />
        <Choice
          name="against"
          label="against"
          revisions={revisions}
          value={compared?.against ?? before.number}
        />
        <Button $small type="submit">
          Compare
        </Button>
      </Form>
      {compared && <Difference compared={compared} eventId={eventId} none={none} />}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  revisions: readonly RevisionEntry[];
  value: string | number;
}

const Choice = ({ name, label, revisions, value }: ChoiceProps) => (
  <label htmlFor={name}>
    {label}
    <SelectBox id={name} name={name} defaultValue={String(value)} key={value}>
      {revisions.map(({ number, why }) => (
        <option key={number} value={number}>
          {`${number}, ${why}`.slice(0, 48)}
        </option>
      ))}
    </SelectBox>
  </label>
);

function Difference({
  compared: { number, against, difference },
  eventId,
  none,
}: Pick<DifferenceViewProps, 'eventId' | 'none'> & { compared: Compared }) {
  const { revalidate } = useRevalidator();
  const title = `Revision ${number} against ${against}`;
  if (!difference.ok) {
    const isUnknown = difference.failure.status === 404;
    return (
      <Differences aria-label={title}>
        {isUnknown ? (
          <p>There is no such revision to compare.</p>
        ) : (
          <FailedView what={title} failure={difference.failure} retry={revalidate} />
        )}
      </Differences>
    );
  }
  const parts = difference.value.Parts.filter(({ Changes }) => Changes.length > 0);
  return (
    <Differences aria-label={title}>
      <h2>{title}</h2>
      {parts.length === 0 && <p>{none}</p>}
      {parts.map(({ Title, RaceID, Changes }) => (
        <div key={RaceID ?? ''}>
          {Title && (
            <h3>
              {RaceID ? <TextLink to={raceHref({ eventId, raceId: RaceID })}>{Title}</TextLink> : Title}
            </h3>
          )}
          <ul>
            {Changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </Differences>
  );
}
