import type { EventsTable } from '@holeshot/client';
import { EVENT_FILTERS, eventsHref } from '@holeshot/contract';
import { eventTypeText } from '@holeshot/domain';
import { styled, useLocation, useNavigate } from '@holeshot/platform';
import { Button, ButtonLink, InputBox, SelectBox, searchHref } from '@holeshot/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-bottom: 16px;
  > :first-child {
    grid-column: 1 / -1;
  }
  select {
    width: 100%;
  }
  @media (min-width: 860px) {
    grid-template-columns: 2fr 1.4fr 1fr 0.8fr auto;
    grid-auto-flow: column;
    > :first-child {
      grid-column: auto;
    }
  }
`;

/** Search and filters of the table, in the address; a plain form until scripts run, and without them. */
export function EventsFilter({ table }: { table: Pick<EventsTable, 'clubs' | 'eventTypes' | 'years'> }) {
  const navigate = useNavigate();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  // the page of one filter may still be loading when the next one is chosen
  const chosen = useRef(location.search);
  useEffect(() => {
    chosen.current = location.search;
  }, [location]);
  const applyFilter = (changes: Record<string, string | null>) => {
    // so that Back undoes one filter, and the same filter again adds nothing to the history
    const isSame = Object.entries(changes).every(([name, value]) => search.get(name) === value);
    const href = searchHref({ ...location, search: chosen.current }, { ...changes, page: null });
    chosen.current = href.slice(location.pathname.length);
    navigate(href, { replace: isSame, preventScrollReset: true });
  };
  const applyChoice = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    applyFilter({ [target.name]: target.value || null });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    applyFilter({ q: (field instanceof HTMLInputElement && field.value.trim()) || null });
  };
  const filterValue = (name: (typeof EVENT_FILTERS)[number]) => search.get(name) ?? '';
  const hasFilter = EVENT_FILTERS.some((name) => filterValue(name) !== '');

  return (
    <Form role="search" action={eventsHref()} onSubmit={submit}>
      <InputBox
        key={filterValue('q')}
        type="search"
        name="q"
        aria-label="Search events and clubs"
        placeholder="Search events and clubs"
        defaultValue={filterValue('q')}
        maxLength={60}
      />
      <Choice
        label="Club"
        name="club"
        all="All clubs"
        value={filterValue('club')}
        onChange={applyChoice}
        options={table.clubs.map(({ id, name }) => [String(id), name])}
      />
      <Choice
        label="Type"
        name="type"
        all="All types"
        value={filterValue('type')}
        onChange={applyChoice}
        options={table.eventTypes.map((type) => [type, eventTypeText(type)])}
      />
      <Choice
        label="Year"
        name="year"
        all="All years"
        value={filterValue('year')}
        onChange={applyChoice}
        options={table.years.map((year) => [String(year), String(year)])}
      />
      <Button type="submit">Search</Button>
      {hasFilter && (
        <ButtonLink $look="quiet" to={eventsHref()} preventScrollReset>
          Clear
        </ButtonLink>
      )}
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** the option for no filter */
  all: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ label, name, all, value, options, onChange }: ChoiceProps) {
  return (
    <SelectBox
      name={name}
      aria-label={label}
      value={options.some(([option]) => option === value) ? value : ''}
      onChange={onChange}
    >
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectBox>
  );
}
