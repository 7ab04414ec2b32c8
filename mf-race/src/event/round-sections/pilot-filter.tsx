import { styled, useNavigate } from '@holeshot/platform';
import { Button, ChevronIcon, PHONE, useSearchHref, VisuallyHidden } from '@holeshot/ui';
import type { EventPilot } from '../../event-pilots/event-pilot';

const Form = styled.form<{ $wide: boolean }>`
  display: flex;
  flex: none;
  gap: 8px;
  label {
    position: relative;
  }
  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    transform: translateY(-50%);
    pointer-events: none;
  }
  select {
    appearance: none;
    max-width: 190px;
    min-height: 40px;
    padding: 0 32px 0 12px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--bg);
    color: var(--t1);
    font: inherit;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  ${PHONE} {
    select {
      max-width: ${({ $wide }) => ($wide ? 184 : 116)}px;
      min-height: 44px;
    }
  }
`;

interface PilotFilterProps {
  pilots: readonly Pick<EventPilot, 'id' | 'name'>[];
  /** the field's name, for screen readers */
  label?: string;
  /** the label of the choice of all pilots */
  all?: string;
  /** of the chosen pilot; `''` for all */
  chosenId: string;
  /** the other query parameters, which the form keeps without scripts */
  keep: Record<string, string>;
  /** uses a long label on phones */
  isWide?: boolean;
}

/** Chooses the pilot whose races are shown, by the query parameter `pilot`. Without scripts a form with a button. */
export function PilotFilter({
  label = 'Pilot',
  all = 'All pilots',
  pilots,
  chosenId,
  keep,
  isWide = false,
}: PilotFilterProps) {
  const navigate = useNavigate();
  const searchHref = useSearchHref();
  return (
    <Form method="get" $wide={isWide}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <select
          name="pilot"
          value={chosenId}
          onChange={({ target }) =>
            navigate(searchHref({ pilot: target.value || null }), { preventScrollReset: true })
          }
        >
          <option value="">{all}</option>
          {pilots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </label>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  );
}
