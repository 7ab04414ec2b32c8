import { styled } from '@holeshot/platform';
import { PHONE, TrackDrawing } from '@holeshot/ui';
import { eventBanner } from '../../page/event-banner';
import { RaceStreams } from '../../streams/race-streams';
import type { RaceData } from '../load-race';
import { ReplayOnPoster } from './replay-link';

/** The picture of a race that has ended: its stream, or a note why it failed to load; without a stream, the track. */
export function RacePicture({ data }: { data: RaceData }) {
  const { streams, laps } = data;
  const hasReplay = laps.length > 0;
  const hasStream = !streams.ok || streams.value.length > 0;
  if (!hasStream) return hasReplay && <TrackPoster data={data} />;
  return <RaceStreams streams={streams} overlay={hasReplay && <ReplayOnPoster data={data} />} />;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: 10px;
  > svg {
    width: 100%;
    height: auto;
  }
  ${PHONE} {
    display: none;
  }
`;

const SIZE = { width: 416, height: 234 };

/** The track of a race without a stream, with a link to the replay. */
function TrackPoster({ data }: { data: RaceData }) {
  const { fill } = eventBanner(data.event, data.club);
  return (
    <Frame data-print="no">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        <rect {...SIZE} fill={fill} />
        <TrackDrawing seed={data.event.id} fill={fill} {...SIZE} />
      </svg>
      <ReplayOnPoster data={data} />
    </Frame>
  );
}
