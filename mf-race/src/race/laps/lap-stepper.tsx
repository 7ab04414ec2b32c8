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
  /* without scripts, cards scroll by touch only */
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
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface LapStepperProps {
  lapNumbers: readonly number[];
  /** index of the card in view */
  current: number;
  scrollToCard: (index: number) => void;
}

/** On phones: marks the lap whose card is in view, and scrolls to others. */
export function LapStepper({ lapNumbers, current, scrollToCard }: LapStepperProps) {
  return (
    <Steps>
      {lapNumbers.map((lapNumber, index) => (
        <Step
          key={lapNumber}
          onClick={() => scrollToCard(index)}
          aria-label={lapNumber === 0 ? 'HS, holeshot' : `Lap ${lapNumber}`}
          aria-current={index === current ? 'true' : undefined}
        >
          {lapNumber === 0 ? 'HS' : lapNumber}
        </Step>
      ))}
    </Steps>
  );
}
