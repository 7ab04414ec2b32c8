import { styled } from '@holeshot/platform';
import { Button, PHONE } from '@holeshot/ui';
import type { Dispatch, ReactNode } from 'react';
import { elapsedText } from '../../racing/elapsed-text';
import { LOW_WINDOW } from '../../racing/low-window';
import { NARROW_PHONE } from '../../racing/narrow-phone';
import type { ReplayAction, ReplayClock } from './replay-clock';
import { CycleSpeed, Speeds } from './replay-speeds';

/**
 * Sticks to the bottom of the window while the replay is in view, then stays above the footer. Its background is as
 * wide as the window.
 */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 14;
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 96px;
  margin-top: 24px;
  padding-bottom: env(safe-area-inset-bottom);
  border-image: linear-gradient(var(--edge) 1px, var(--s2) 0) fill 0 / / 0 100vmax;
  ${PHONE} {
    flex-wrap: wrap;
    gap: 2px clamp(3px, 5vw - 13px, 8px);
    min-height: 109px;
    padding: 4px 0 calc(8px + env(safe-area-inset-bottom));
  }
  ${LOW_WINDOW} {
    flex-wrap: nowrap;
    min-height: 72px;
    padding-top: 0;
  }
  /* without scripts, the list of changes links to moments */
  @media (scripting: none) {
    button,
    [role='group'] {
      display: none;
    }
  }
`;

const Steps = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  ${NARROW_PHONE} {
    gap: 2px;
  }
`;

const Play = styled(Button).attrs({ $look: 'primary' })`
  width: 56px;
  min-height: 56px;
  padding: 0;
  ${PHONE} {
    width: clamp(44px, 40vw - 92px, 64px);
    min-height: 44px;
  }
`;

const Icon = styled(Button)`
  flex: none;
  width: 44px;
  padding: 0;
`;

const ScrubberBox = styled.div`
  flex: 1;
  min-width: 0;
  ${PHONE} {
    flex: 0 0 100%;
    order: -1;
  }
  ${LOW_WINDOW} {
    flex: 1;
    order: 0;
  }
`;

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Moment of the race' })`
  flex: none;
  min-width: 76px;
  font-size: 28px;
  font-weight: 700;
  line-height: 1;
  text-align: right;
  ${PHONE} {
    flex: 1;
    min-width: 66px;
    padding-left: 6px;
    font-size: clamp(22px, 8vw - 5px, 26px);
    text-align: left;
  }
  ${LOW_WINDOW} {
    flex: none;
  }
  ${NARROW_PHONE} {
    min-width: 55px;
    padding-left: 0;
    font-size: 20px;
  }
`;

interface ReplayBarProps {
  clock: ReplayClock;
  dispatch: Dispatch<ReplayAction>;
  step: (direction: -1 | 1) => void;
  /** copies a link to this moment */
  copyLink: () => void;
  /** the scrubber */
  children: ReactNode;
}

/** The controls of a replay: steps, play, the scrubber, the clock, speeds and a link. */
export function ReplayBar({ clock, dispatch, step, copyLink, children }: ReplayBarProps) {
  const { ms, isPlaying, speed } = clock;
  return (
    <Bar role="group" aria-label="Replay" data-print="no" data-replay>
      <Steps>
        <Icon aria-label="Previous crossing" onClick={() => step(-1)}>
          <LineIcon d="M3 2v12M13 2L6 8l7 6z" />
        </Icon>
        <Play aria-label={isPlaying ? 'Pause' : 'Play'} onClick={() => dispatch({ type: 'toggle' })}>
          <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
            <path d={isPlaying ? 'M4 2h4v14H4zM10.5 2h4v14h-4z' : 'M4 2l11 7-11 7z'} fill="currentColor" />
          </svg>
        </Play>
        <Icon aria-label="Next crossing" onClick={() => step(1)}>
          <LineIcon d="M13 2v12M3 2l7 6-7 6z" />
        </Icon>
      </Steps>
      <ScrubberBox>{children}</ScrubberBox>
      <Clock>{elapsedText(ms)}</Clock>
      <Speeds speed={speed} dispatch={dispatch} />
      <CycleSpeed speed={speed} dispatch={dispatch} />
      <Icon aria-label={`Copy link at ${elapsedText(ms)}`} onClick={copyLink}>
        <LineIcon d="M6.5 9.5l3-3M7 4.5L9 2.600a3.200 3.200 0 0 1 4.500 4.500L11.500 9M4.500 7L2.500 9a3.200 3.200 0 0 0 4.500 4.500L9 11.500" />
      </Icon>
    </Bar>
  );
}

const LineIcon = ({ d }: { d: string }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth={1.8} fill="none" strokeLinejoin="round" />
  </svg>
);
