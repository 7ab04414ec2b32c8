import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { type AdminNotes, AdminPage } from '../page/admin-page';
import { InputField, PostForm } from '../page/form';
import { Pager } from '../page/pager';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';
import type { ClubWithChannel, LinkedVideo } from './repository';
import { getTimeZone } from './video-form';

/** The form is that of the channel. */
interface ClubViewProps extends AdminNotes, Partial<WrongForm> {
  club: ClubWithChannel;
  videos: readonly LinkedVideo[];
  total: number;
  page: number;
}

/** `/api/dev/youtube/clubs/{id}`: the channel and the videos of a club. */
export function ClubView({ club, videos, total, page, values, faults, ...rest }: ClubViewProps) {
  const { id, name, channelId } = club;
  return (
    <AdminPage page="youtube" heading={name} {...rest}>
      <PostForm action={adminPath('youtube', ['clubs', id, 'channel'])} submit="Save channel" look="outline">
        <InputField
          name="channel"
          label="Channel id"
          values={values ?? { channel: channelId ?? '' }}
          faults={faults}
          hint="UC and 22 more characters, or the address of the channel with them. Empty for none."
        />
      </PostForm>
      <section aria-labelledby="videos">
        <h2 id="videos">Videos</h2>
        <p className="pager">
          <span>{total === 0 ? 'No videos yet.' : `${total} in all, newest first.`}</span>
          <a className="button primary" href={adminPath('youtube', ['clubs', id, 'new'])}>
            Link a video
          </a>
        </p>
        {videos.length > 0 && (
          <Table
            title="Video"
            header={VideoHeader}
            columns={getColumns(club)}
            rows={videos.map((row) => ({ ...row, id: row.video.id }))}
          />
        )}
        <Pager
          page={page}
          total={total}
          getHref={(other) => adminPath('youtube', ['clubs', id], { page: other })}
        />
      </section>
    </AdminPage>
  );
}

const VideoHeader = ({ video: { id, title, videoId } }: LinkedVideo) => (
  <>
    <a href={adminPath('youtube', ['videos', id])}>{title || videoId}</a>
    <small>{videoId}</small>
  </>
);

const getColumns = (club: ClubWithChannel): readonly Column<LinkedVideo>[] => [
  { title: 'Event', cell: ({ event }) => event?.name ?? null },
  {
    title: 'Start',
    cell: ({ video, event }) => (
      <>
        {formatWireClock(fromInstantMs(video.startInstant.getTime(), getTimeZone(event, club))).slice(0, 19)}
        <small> {getTimeZone(event, club)}</small>
      </>
    ),
  },
  {
    title: 'Sync',
    cell: ({ video: { offsetSeconds, syncWarning } }) => {
      const offset = offsetSeconds !== 0 && `${offsetSeconds > 0 ? '+' : ''}${offsetSeconds} s`;
      return [offset, syncWarning && 'warning'].filter(Boolean).join(', ') || null;
    },
  },
];
