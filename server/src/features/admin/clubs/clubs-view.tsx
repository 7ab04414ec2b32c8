import { countText } from '@holeshot/domain';
import { type AdminNotes, AdminPage } from '../page/admin-page';
import { FilterForm, InputField, PostForm } from '../page/form';
import { Pager } from '../page/pager';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';
import { formatMoment, nameOfPerson } from '../page/texts';
import type { ListedClub } from './repository';

interface ClubsViewProps extends AdminNotes, Partial<WrongForm> {
  clubs: readonly ListedClub[];
  total: number;
  page: number;
  /** what was searched for */
  text: string;
}

/** `/api/dev/clubs/`: clubs to search and choose from, and a new one. */
export function ClubsView({ clubs, total, page, text, values, faults = {}, ...rest }: ClubsViewProps) {
  return (
    <AdminPage page="clubs" {...rest}>
      <FilterForm action={adminPath('clubs')} submit="Search">
        <InputField name="search" label="Name" type="search" values={{ search: text }} />
      </FilterForm>
      <p className="quiet">{countText(total, 'club')}</p>
      {clubs.length === 0 ? (
        <p className="empty">No club was found. People with the Club tier create theirs in Manage Club.</p>
      ) : (
        <Table title="Club" header={ClubHeader} columns={COLUMNS} rows={clubs} />
      )}
      <Pager
        page={page}
        total={total}
        getHref={(other) => adminPath('clubs', [], { search: text, page: other })}
      />
      <section aria-labelledby="create">
        <h2 id="create">New club</h2>
        <PostForm action={adminPath('clubs')} submit="Create club" look="outline" faults={faults}>
          <InputField name="name" label="Name of the new club" values={values} faults={faults} required />
        </PostForm>
      </section>
    </AdminPage>
  );
}

const ClubHeader = ({ id, name, visible }: ListedClub) => (
  <>
    <a href={adminPath('clubs', [id])}>{name}</a>
    <small>{visible ? `no. ${id}` : `no. ${id} · hidden`}</small>
  </>
);

const showMoment = (at: Date | null) => at && <time dateTime={at.toISOString()}>{formatMoment(at)}</time>;

const COLUMNS: readonly Column<ListedClub>[] = [
  {
    title: 'Managers',
    cell: ({ managers }) =>
      managers.map((person) => `${nameOfPerson(person)} (${person.tier})`).join(', ') || 'nobody',
  },
  { title: 'Last delivery', cell: ({ deliveredAt }) => showMoment(deliveredAt) },
  { title: 'Key used', cell: ({ keyUsedAt }) => showMoment(keyUsedAt) },
  { title: 'Events', isNumber: true, cell: ({ events }) => events },
];
