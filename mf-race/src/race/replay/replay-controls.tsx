import { styled } from '@holeshot/platform';
import { Button, PHONE } from '@holeshot/ui';
import type { Dispatch } from 'react';
import { type ReplayAction, type ReplayClock, SPEEDS } from './replay-clock';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 4px;
  ${PHONE} {
    gap: 8px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Play = styled(Button).attrs({ $look: 'primary' })`
  width: 56px;
  padding: 0;
`;

const Step = styled(Button)`
  width: 44px;
  padding: 0;
`;

const Speeds = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  ${PHONE} {
    flex: 1 0 180px;
  }
  button {
    flex: 1;
    min-width: 44px;
    min-height: 42px;
    padding: 0;
    border: 0;
    border-left: 1px solid var(--line);
    background: none;
    color: var(--t2);
    font: 600 16px var(--ui);
    cursor: pointer;
  }
  button:first-child {
    border-left: 0;
  }
  button[aria-pressed='true'] {
    background: var(--t1);
    color: var(--bg);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed='true']:focus-visible {
    outline-color: var(--bg);
  }
`;

const Copy = styled(Button).attrs({ $look: 'quiet', $small: true })`
  margin-left: auto;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface ReplayControlsProps {
  clock: ReplayClock;
  dispatch: Dispatch<ReplayAction>;
  step: (direction: -1 | 1) => void;
  /** copies a link to this moment */
  copyLink: () => void;
  /** the moment as text */
  moment: string;
}

export function ReplayControls({
  clock: { isPlaying, speed },
  dispatch,
  step,
  copyLink,
  moment,
}: ReplayControlsProps) {
  return (
    <Row role="group" aria-label="Replay" data-print="no">
      <Play aria-label={isPlaying ? 'Pause' : 'Play'} onClick={() => dispatch({ type: 'toggle' })}>
        <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
          <path d={isPlaying ? 'M4 2h4v14H4zM10.5 2h4v14h-4z' : 'M4 2l11 7-11 7z'} fill="var(--white)" />
        </svg>
      </Play>
      <Step aria-label="Previous crossing" onClick={() => step(-1)}>
        <StepIcon d="M3 2v12M13 2L6 8l7 6z" />
      </Step>
      <Step aria-label="Next crossing" onClick={() => step(1)}>
        <StepIcon d="M13 2v12M3 2l7 6-7 6z" />
      </Step>
      <Speeds role="group" aria-label="Speed">
        {SPEEDS.map((candidate) => (
          <button
            key={candidate}
            type="button"
            aria-pressed={candidate === speed}
            onClick={() => dispatch({ type: 'speed', speed: candidate })}
          >
            {candidate}x
          </button>
        ))}
      </Speeds>
      <Copy onClick={copyLink}>Copy link at {moment}</Copy>
    </Row>
  );
}

const StepIcon = ({ d }: { d: string }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    <path d={d} stroke="currentColor" strokeWidth={1.8} fill="none" strokeLinejoin="round" />
  </svg>
);
