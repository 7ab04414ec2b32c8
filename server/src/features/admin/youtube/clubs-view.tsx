import { type AdminNotes, AdminPage } from '../page/admin-page';
import { PostForm } from '../page/form';
import { Pager } from '../page/pager';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';
import type { ClubWithChannel } from './repository';

type ListedClub = ClubWithChannel & { videos: number };

interface ClubsViewProps extends AdminNotes {
  clubs: readonly ListedClub[];
  total: number;
  page: number;
  /** whether the site has a key for the platform */
  canFind: boolean;
}

/** `/api/dev/youtube/`: clubs with their channels. */
export function ClubsView({ clubs, total, page, canFind, ...rest }: ClubsViewProps) {
  return (
    <AdminPage page="youtube" {...rest}>
      {canFind ? (
        <PostForm action={adminPath('youtube', ['find'])} submit="Find streams now" look="outline">
          <p className="quiet">The site looks for streams on the channels of all clubs every half hour.</p>
        </PostForm>
      ) : (
        <p className="notice">
          Streams are not found by themselves: the site has no YOUTUBE_API_KEY. Link them by hand.
        </p>
      )}
      {clubs.length === 0 ? (
        <p className="empty">There are no clubs.</p>
      ) : (
        <Table
          title="Club"
          header={({ id, name }) => <a href={adminPath('youtube', ['clubs', id])}>{name}</a>}
          columns={COLUMNS}
          rows={clubs}
        />
      )}
      <Pager page={page} total={total} getHref={(other) => adminPath('youtube', [], { page: other })} />
    </AdminPage>
  );
}

const COLUMNS: readonly Column<ListedClub>[] = [
  { title: 'Channel', cell: ({ channelId }) => channelId },
  { title: 'Videos', isNumber: true, cell: ({ videos }) => videos },
];
