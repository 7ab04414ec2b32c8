import type { Failure } from '@holeshot/client';
import {
  Bone,
  ButtonLink,
  DataAge,
  EmptyView,
  FailedView,
  LiveDot,
  LoadedPart,
  Loader,
  Note,
  NoteActions,
  NoteLine,
  Skeleton,
  SkeletonRows,
  StaleData,
  StaleNote,
} from '@holeshot/ui';
import type { Example } from '../example';

const FAILURE: Failure = {
  status: 503,
  message: '503 Service Unavailable',
  detail: 'The database does not answer.',
  url: '/api/public/events',
};

export const feedback: Example[] = [
  {
    name: 'EmptyView',
    content: (
      <EmptyView
        title="No Events found"
        text="No event matches this search."
        action={<ButtonLink to="/feedback">Show all events</ButtonLink>}
      />
    ),
  },
  { name: 'FailedView', content: <FailedView what="All Events" failure={FAILURE} retry={() => undefined} /> },
  {
    name: 'LoadedPart',
    content: (
      <LoadedPart what="Pilots" part={{ ok: true, value: ['Kestrel', 'Magpie'] }}>
        {(pilots) => <p>{pilots.join(', ')}</p>}
      </LoadedPart>
    ),
  },
  {
    name: 'Note, NoteLine, NoteActions',
    content: (
      <Note title="Something to know" icon="empty">
        <NoteLine>What happened, in words.</NoteLine>
        <NoteActions>
          <ButtonLink to="/feedback">Continue</ButtonLink>
        </NoteActions>
      </Note>
    ),
  },
  { name: 'Loader', content: <Loader what="laps" /> },
  {
    name: 'Skeleton, SkeletonRows, Bone',
    content: (
      <Skeleton label="Events">
        <Bone $height={80} $round={10} />
        <SkeletonRows rows={3} />
      </Skeleton>
    ),
  },
  { name: 'DataAge', content: <DataAge checkedAtMs={Date.now()} staleAfterMs={60_000} /> },
  { name: 'StaleNote', content: <StaleNote age="Data 1 min 34 s old." advice="Trying again." /> },
  {
    name: 'StaleData',
    content: (
      <StaleData checkedAtMs={Date.now() - 94_000} staleAfterMs={60_000} advice="The page tries again." />
    ),
  },
  { name: 'LiveDot', content: <LiveDot /> },
];
