import { TABLE_PAGE_SIZE } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { DataTable, Pager, PHONE, phoneRows, Table, useSearchHref } from '@holeshot/ui';
import { useCloseStarted } from '../event/use-close-started';
import { eventColumns } from './event-columns';
import type { EventsList } from './load-events';

const List = styled(Table)`
  ${phoneRows('1fr auto')}
  ${PHONE} {
    tbody tr {
      gap: 2px 12px;
      padding: 8px 0;
    }
    tbody th {
      grid-column: 1 / -1;
      font-size: 17px;
    }
  }
`;

/** One page of all events; the server sorts and filters them. */
export function EventsTable({ list }: { list: EventsList }) {
  const rows = useCloseStarted(list.rows);
  // the bars compare the rows of one page
  const mostPilots = Math.max(...rows.map((event) => event.pilotCount));
  const searchHref = useSearchHref();
  return (
    <>
      <DataTable
        caption="All Events"
        columns={eventColumns(mostPilots)}
        rows={rows}
        getKey={({ id }) => id}
        sort={list.sort}
        sortChanges={{ page: null }}
        renderTable={(content) => <List>{content}</List>}
      />
      <Pager
        label="Pages of events"
        page={list.page}
        pageSize={TABLE_PAGE_SIZE}
        total={list.total}
        getHref={(page) => searchHref({ page: page === 1 ? null : String(page) })}
      />
    </>
  );
}
