import { AdminPage, type AdminPageProps } from '../page/admin-page';
import { InputField } from '../page/form';
import { Pager } from '../page/pager';
import { adminPath } from '../page/paths';
import { Cell, Row, Table } from '../page/table';
import { formatMoment, nameOfPerson } from '../page/texts';
import { type ListedPerson, PAGE_SIZE } from './repository';

interface PeopleViewProps extends Pick<AdminPageProps, 'actions' | 'done'> {
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
      <search>
        <form method="get" action={adminPath('users')} className="filter">
          <InputField
            name="search"
            label="Handle, name or number"
            type="search"
            values={{ search: text }}
            faults={{}}
            hint="Or the number of the person's account at Patreon, as a whole."
          />
          <button type="submit" className="outline">
            Search
          </button>
        </form>
      </search>
      <p className="quiet">{total === 1 ? '1 person' : `${total} people`}</p>
      {people.length === 0 ? (
        <p className="empty">Nobody was found. Search for a part of the handle or of the name.</p>
      ) : (
        <PeopleTable people={people} />
      )}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        hrefOf={(other) => adminPath('users', [], { search: text, page: other })}
      />
    </AdminPage>
  );
}

const PeopleTable = ({ people }: { people: readonly ListedPerson[] }) => (
  <Table columns={['Person', 'Tier', 'Clubs managed', 'Created', 'Sessions']} numberColumn="Sessions">
    {people.map((person) => (
      <PersonRow key={person.id} person={person} />
    ))}
  </Table>
);

function PersonRow({ person }: { person: ListedPerson }) {
  const { id, tier, clubs, createdAt, sessions, handle, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`.trim();
  const header = (
    <>
      <a href={adminPath('users', [id])}>{nameOfPerson(person)}</a>
      <small>{[`no. ${id}`, handle === null ? '' : name].filter(Boolean).join(' · ')}</small>
    </>
  );
  return (
    <Row header={header}>
      <Cell label="Tier">{tier}</Cell>
      <Cell label="Clubs managed">{clubs.length === 0 ? null : clubs.join(', ')}</Cell>
      <Cell label="Created">
        <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt).slice(0, 10)}</time>
      </Cell>
      <Cell label="Sessions" className="number">
        {sessions}
      </Cell>
    </Row>
  );
}
