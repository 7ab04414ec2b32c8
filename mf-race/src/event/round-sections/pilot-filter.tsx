import { styled, useNavigate, useSearchParams } from '@holeshot/platform';
import { Button, PHONE, SelectBox, useSearchHref } from '@holeshot/ui';
import type { EventPilot } from '../../event-pilots/event-pilot';

const Form = styled.form<{ $wide: boolean }>`
  display: flex;
  flex: none;
  gap: 8px;
  select {
    max-width: 190px;
    font-weight: 500;
  }
  ${PHONE} {
    select {
      max-width: ${({ $wide }) => ($wide ? 184 : 116)}px;
    }
  }
`;

const PARAMETER = 'pilot';

interface PilotFilterProps {
  pilots: readonly Pick<EventPilot, 'id' | 'name'>[];
  /** accessible name of the field */
  label?: string;
  /** the label of the option for all pilots */
  all?: string;
  /** of the chosen pilot; `''` for all */
  chosenId: string;
  /** has room for a long label on phones */
  isWide?: boolean;
}

/**
 * Sets the query parameter `pilot`, which chooses the shown pilot, and keeps the others. Without scripts, it is a form
 * with a button.
 */
export function PilotFilter({
  label = 'Pilot',
  all = 'All pilots',
  pilots,
  chosenId,
  isWide = false,
}: PilotFilterProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const searchHref = useSearchHref();
  return (
    <Form method="get" $wide={isWide} data-print="no">
      {[...search].map(
        ([name, value]) => name !== PARAMETER && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectBox
        aria-label={label}
        name={PARAMETER}
        value={chosenId}
        onChange={({ target }) =>
          navigate(searchHref({ [PARAMETER]: target.value || null }), { preventScrollReset: true })
        }
      >
        <option value="">{all}</option>
        {pilots.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectBox>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}
