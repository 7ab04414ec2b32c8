import { raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { ButtonLink, PHONE, WIDE } from '@holeshot/ui';
import { pinnedHref } from '../../revision/pin';
import type { RaceData } from '../load-race';

const Link = styled(ButtonLink).attrs({ $look: 'primary' })`
  gap: 10px;
  padding: 0 18px 0 16px;
  font-size: 17px;
`;

const ReplayButton = ({ data: { event, race, pinned } }: { data: RaceData }) => (
  <Link
    to={pinnedHref(raceHref({ eventId: event.id, raceId: race.id, tab: 'replay' }), pinned)}
    preventScrollReset
  >
    <svg width={16} height={18} viewBox="0 0 16 18" aria-hidden="true">
      <path d="M1 1l14 8-14 8z" fill="currentColor" />
    </svg>
    Replay
  </Link>
);

const OnPoster = styled.span`
  position: absolute;
  left: 14px;
  bottom: 14px;
  ${PHONE} {
    display: none;
  }
`;

/** The link to the replay over the poster of a stream or of the track. Phones have `ReplayRow` instead. */
export const ReplayOnPoster = ({ data }: { data: RaceData }) => (
  <OnPoster data-print="no">
    <ReplayButton data={data} />
  </OnPoster>
);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px 0;
  border-bottom: 1px solid var(--line);
  b,
  small {
    display: block;
    font-size: 15px;
    line-height: 1.3;
    color: var(--t2);
  }
  b {
    font-size: 17px;
    font-weight: 600;
    line-height: 1.2;
    color: var(--t1);
  }
  ${WIDE} {
    display: none;
  }
`;

/** The link to the replay above the result, on phones. */
export function ReplayRow({ data }: { data: RaceData }) {
  const hasVideo = data.streams.ok && data.streams.value.length > 0;
  return (
    <Row data-print="no">
      <ReplayButton data={data} />
      <span>
        <b>Watch it again</b>
        <small>{hasVideo ? 'with the video in step' : 'from the recorded crossings'}</small>
      </span>
    </Row>
  );
}
