import { styled } from '@holeshot/platform';
import { COLORS, Mark, TrackDrawing, WIDE } from '@holeshot/ui';

const Frame = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  height: 104px;
  overflow: hidden;
  h1 {
    position: relative;
    font-size: 36px;
    letter-spacing: -0.015em;
    line-height: 1;
  }
  > svg:last-child {
    position: absolute;
    z-index: -1;
    top: -28%;
    right: -210px;
    height: 156%;
  }
  ${WIDE} {
    height: 176px;
    h1 {
      font-size: 64px;
    }
    > svg:first-child {
      width: 76px;
      height: 76px;
    }
    > svg:last-child {
      right: 0;
    }
  }
`;

const Track = styled.svg`
  path {
    stroke-opacity: 1;
  }
  > g > path:nth-of-type(2) {
    stroke: var(--red);
  }
`;

/** The product's name over a track. */
export function Hero() {
  return (
    <Frame>
      <Mark size={46} />
      <h1>Holeshot</h1>
      <Track viewBox="0 0 620 300" aria-hidden="true">
        <TrackDrawing seed="holeshot" fill={COLORS.s1} width={620} height={300} />
      </Track>
    </Frame>
  );
}
