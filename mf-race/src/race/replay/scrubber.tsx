import { css, styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { ComponentProps, Dispatch } from 'react';
import { At } from '../../racing/at-percent';
import { elapsedText } from '../../racing/elapsed-text';
import { LOW_WINDOW } from '../../racing/low-window';
import type { ReplayAction, ReplayClock } from './replay-clock';
import { percentAt } from './replay-layout';
import { BAR, ScrubberMarks } from './scrubber-marks';

/** The bar's distance from the edges, px, which leaves room for the thumb. */
const INSET = 12;
const THUMB = 22;

/** Without times below the bar. */
const lowBox = css`
  height: 54px;
  margin-top: 0;
  > * {
    margin-top: -12px;
  }
`;

const Box = styled.div`
  position: relative;
  height: 94px;
  ${PHONE} {
    ${lowBox}
  }
  ${LOW_WINDOW} {
    ${lowBox}
  }
`;

/** An invisible slider over the drawing, with its thumb at the drawn thumb. */
const Slider = styled.input.attrs({ type: 'range' })`
  position: absolute;
  left: ${INSET - THUMB / 2}px;
  right: ${INSET - THUMB / 2}px;
  top: ${BAR.y + BAR.height / 2 - 22}px;
  width: calc(100% - ${2 * INSET - THUMB}px);
  height: 44px;
  margin: 0;
  appearance: none;
  background: none;
  opacity: 0;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    width: ${THUMB}px;
    height: 44px;
  }
  &::-moz-range-thumb {
    width: ${THUMB}px;
    height: 44px;
    border: 0;
  }
  /* without scripts, the list of changes links to moments */
  @media (scripting: none) {
    display: none;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0 ${INSET}px;
  overflow: visible;
  pointer-events: none;
  input:focus-visible + & circle {
    stroke-width: 5;
  }
`;

interface ScrubberProps {
  clock: ReplayClock;
  dispatch: Dispatch<ReplayAction>;
  marks: ComponentProps<typeof ScrubberMarks>['marks'];
  getColor: ComponentProps<typeof ScrubberMarks>['getColor'];
  /** the lap of the leader, for screen readers */
  lapText: string;
}

/** A slider for the moment of a race, with marks for its changes and crossings. */
export function Scrubber({ clock: { ms, endMs }, dispatch, marks, getColor, lapText }: ScrubberProps) {
  const percent = percentAt(ms, endMs);
  return (
    <Box data-print="no">
      <Slider
        aria-label="Moment of the race"
        aria-valuetext={`${elapsedText(ms)} of ${elapsedText(endMs)}, ${lapText}`}
        min={0}
        max={endMs}
        step={100}
        value={ms}
        onChange={(event) => dispatch({ type: 'jump', ms: event.currentTarget.valueAsNumber })}
      />
      <Drawing aria-hidden="true">
        <rect y={BAR.y} width="100%" height={BAR.height} rx={2} fill="var(--s3)" />
        <rect y={BAR.y} width={`${percent}%`} height={BAR.height} rx={2} fill="var(--t2)" />
        <ScrubberMarks marks={marks} getColor={getColor} />
        <At percent={percent}>
          <path d={`M0 ${BAR.y - 8}v${BAR.height + 22}`} stroke="var(--red)" strokeWidth={3} />
          <circle
            cy={BAR.y + BAR.height / 2}
            r={11}
            fill="var(--red)"
            stroke="var(--focus)"
            strokeWidth={2}
          />
        </At>
      </Drawing>
    </Box>
  );
}
