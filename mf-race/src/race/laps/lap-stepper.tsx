import { styled } from '@holeshot/platform';
import { choices } from '../../page/choices';

const Steps = styled.div`
  ${choices}
  overflow-x: auto;
  margin-bottom: 14px;
  scrollbar-width: none;
  > * {
    flex: 1 0 44px;
    height: 44px;
  }
  @media (min-width: 640px) {
    display: none;
  }
  /* without scripts, cards scroll by touch only */
  @media (scripting: none) {
    display: none;
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
        <button
          key={lapNumber}
          type="button"
          onClick={() => scrollToCard(index)}
          aria-label={lapNumber === 0 ? 'HS, holeshot' : `Lap ${lapNumber}`}
          aria-current={index === current ? 'true' : undefined}
        >
          {lapNumber === 0 ? 'HS' : lapNumber}
        </button>
      ))}
    </Steps>
  );
}
