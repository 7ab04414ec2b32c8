import { styled } from '@holeshot/platform';

const Steps = styled.div`
  display: none;
  @media (max-width: 639px) {
    display: flex;
    overflow-x: auto;
    margin-bottom: 14px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    scrollbar-width: none;
  }
  /* cards swipe without it */
  @media (scripting: none) {
    display: none;
  }
`;

const Step = styled.button.attrs({ type: 'button' })`
  flex: 1 0 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-left: 1px solid var(--line);
  background: none;
  color: var(--t2);
  font: 600 16px var(--ui);
  &:first-child {
    border-left: 0;
  }
  &[aria-current] {
    background: var(--t1);
    color: var(--bg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface LapStepperProps {
  lapNumbers: readonly number[];
  /** index of the card in view */
  current: number;
  show: (index: number) => void;
}

/** On phones: which lap's card is in view, and a way to the others. */
export function LapStepper({ lapNumbers, current, show }: LapStepperProps) {
  return (
    <Steps>
      {lapNumbers.map((lapNumber, index) => (
        <Step
          key={lapNumber}
          onClick={() => show(index)}
          aria-label={lapNumber === 0 ? 'HS, holeshot' : `Lap ${lapNumber}`}
          {...(index === current ? { 'aria-current': 'true' as const } : {})}
        >
          {lapNumber === 0 ? 'HS' : lapNumber}
        </Step>
      ))}
    </Steps>
  );
}
