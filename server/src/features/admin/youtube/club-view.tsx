import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { AdminPage, type AdminPageProps } from '../page/admin-page';
import { InputField, PostForm } from '../page/form';
import { Pager } from '../page/pager';
import type { FormFaults, FormValues } from '../page/parse';
import { adminPath } from '../page/paths';
import { Cell, Row, Table } from '../page/table';
import { type ClubWithChannel, type LinkedVideo, PAGE_SIZE } from './repository';
import { zoneOf } from './video-form';

interface ClubViewProps extends Pick<AdminPageProps, 'actions' | 'done'> {
  club: ClubWithChannel;
  videos: readonly LinkedVideo[];
  total: number;
  page: number;
  /** of the channel's form */
  values?: FormValues;
  faults?: FormFaults;
}

/** `/api/dev/youtube/clubs/{id}`: the channel and the videos of a club. */
export function ClubView({ club, videos, total, page, values, faults = {}, ...rest }: ClubViewProps) {
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
        {videos.length > 0 && <VideosTable videos={videos} club={club} />}
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          hrefOf={(other) => adminPath('youtube', ['clubs', id], { page: other })}
        />
      </section>
    </AdminPage>
  );
}

const VideosTable = ({ videos, club }: { videos: readonly LinkedVideo[]; club: ClubWithChannel }) => (
  <Table columns={['Video', 'Event', 'Start', 'Sync']}>
    {videos.map((row) => (
      <VideoTableRow key={row.video.id} row={row} club={club} />
    ))}
  </Table>
);

function VideoTableRow({ row: { video, event }, club }: { row: LinkedVideo; club: ClubWithChannel }) {
  const { id, videoId, title, startInstant, offsetSeconds, syncWarning } = video;
  const zone = zoneOf(event, club);
  const sync = [
    offsetSeconds === 0 ? '' : `${offsetSeconds > 0 ? '+' : ''}${offsetSeconds} s`,
    syncWarning ? 'warning' : '',
  ].filter(Boolean);
  const header = (
    <>
      <a href={adminPath('youtube', ['videos', id])}>{title || videoId}</a>
      <small>{videoId}</small>
    </>
  );
  return (
    <Row header={header}>
      <Cell label="Event">{event?.name ?? null}</Cell>
      <Cell label="Start">
        {formatWireClock(fromInstantMs(startInstant.getTime(), zone)).slice(0, 19)}
        <small> {zone}</small>
      </Cell>
      <Cell label="Sync">{sync.length === 0 ? null : sync.join(', ')}</Cell>
    </Row>
  );
}
