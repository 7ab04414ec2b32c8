import { type AdminNotes, AdminPage } from '../page/admin-page';
import { FilterForm, InputField } from '../page/form';
import { Pager } from '../page/pager';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';
import { formatMoment, nameOfPerson } from '../page/texts';
import type { ListedPerson } from './repository';

interface PeopleViewProps extends AdminNotes {
  people: readonly ListedPerson[];
  total: number;
  page: number;
  /** what was searched for */
  text: string;
}

/** `/api/dev/users/`: people to search and choose from. */
export function PeopleView({ people, total, page, text, ...rest }: PeopleViewProps) {
  return (
    <AdminPage page="users" {...rest}>
      <FilterForm action={adminPath('users')} submit="Search">
        <InputField
          name="search"
          label="Handle, name or number"
          type="search"
          values={{ search: text }}
          hint="Or the number of the person's account at Patreon, as a whole."
        />
      </FilterForm>
      <p className="quiet">{total === 1 ? '1 person' : `${total} people`}</p>
      {people.length === 0 ? (
        <p className="empty">Nobody was found. Search for a part of the handle or of the name.</p>
      ) : (
        <Table title="Person" header={PersonHeader} columns={COLUMNS} rows={people} />
      )}
      <Pager
        page={page}
        total={total}
        getHref={(other) => adminPath('users', [], { search: text, page: other })}
      />
    </AdminPage>
  );
}

function PersonHeader(person: ListedPerson) {
  const { id, handle, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <a href={adminPath('users', [id])}>{nameOfPerson(person)}</a>
      <small>{[`no. ${id}`, handle === null ? '' : name].filter(Boolean).join(' · ')}</small>
    </>
  );
}

const COLUMNS: readonly Column<ListedPerson>[] = [
  { title: 'Tier', cell: ({ tier }) => tier },
  { title: 'Clubs managed', cell: ({ clubs }) => clubs.join(', ') || null },
  {
    title: 'Created',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt).slice(0, 10)}</time>
    ),
  },
  { title: 'Sessions', isNumber: true, cell: ({ sessions }) => sessions },
];
