import { styled } from '@holeshot/platform';
import { PHONE, TrackDrawing } from '@holeshot/ui';
import { eventBanner } from '../../page/event-banner';
import type { RaceData } from '../load-race';
import { ReplayOnPoster } from './replay-link';

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
export function TrackPoster({ data }: { data: RaceData }) {
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
