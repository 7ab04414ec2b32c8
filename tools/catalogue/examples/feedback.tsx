import type { Failure } from '@holeshot/client';
import {
  Bone,
  ButtonLink,
  DataAge,
  EmptyView,
  FailedView,
  HeadingSkeleton,
  LiveDot,
  LoadedPart,
  Loader,
  Note,
  NoteActions,
  NoteLine,
  OwnTime,
  SignedOutView,
  Skeleton,
  SkeletonRows,
  StaleData,
  StaleNote,
  ZoneNote,
} from '@holeshot/ui';
import type { Examples } from '../room-page';

const FAILURE: Failure = {
  status: 503,
  message: '503 Service Unavailable',
  detail: 'The database does not answer.',
  url: '/api/public/events',
};

export const feedback: Examples = {
  EmptyView: (
    <EmptyView
      title="No Events found"
      text="No event matches this search."
      action={<ButtonLink to="/feedback">Show all events</ButtonLink>}
    />
  ),
  FailedView: <FailedView what="All Events" failure={FAILURE} retry={() => undefined} />,
  LoadedPart: (
    <LoadedPart what="Pilots" part={{ ok: true, value: ['Kestrel', 'Magpie'] }}>
      {(pilots) => <p>{pilots.join(', ')}</p>}
    </LoadedPart>
  ),
  'Note, NoteLine, NoteActions': (
    <Note title="Something to know" icon="empty">
      <NoteLine>What happened, in words.</NoteLine>
      <NoteActions>
        <ButtonLink to="/feedback">Continue</ButtonLink>
      </NoteActions>
    </Note>
  ),
  Loader: <Loader what="laps" />,
  'Skeleton, SkeletonRows, Bone': (
    <Skeleton label="Events">
      <Bone $height={80} $round={10} />
      <SkeletonRows rows={3} />
    </Skeleton>
  ),
  HeadingSkeleton: <HeadingSkeleton heading="Pilots" rows={3} />,
  OwnTime: <OwnTime atMs={Date.UTC(2026, 10, 28, 9, 30)} />,
  ZoneNote: <ZoneNote start={Date.UTC(2026, 10, 28, 9, 30)} timeZone="Pacific/Chatham" />,
  DataAge: <DataAge checkedAtMs={Date.now()} staleAfterMs={60_000} />,
  StaleNote: <StaleNote age="Data 1 min 34 s old." advice="Trying again." />,
  StaleData: (
    <StaleData checkedAtMs={Date.now() - 94_000} staleAfterMs={60_000} advice="The page tries again." />
  ),
  SignedOutView: <SignedOutView text="Log in to see your account." />,
  LiveDot: <LiveDot />,
};
