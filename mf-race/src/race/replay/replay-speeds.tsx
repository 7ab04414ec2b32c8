import { styled } from '@holeshot/platform';
import { Button, PHONE, WIDE } from '@holeshot/ui';
import type { Dispatch } from 'react';
import { choices } from '../../page/choices';
import { nextSpeed, type ReplayAction, SPEEDS, type Speed } from './replay-clock';

const Group = styled.div`
  ${choices}
  flex: none;
  > * {
    min-width: 42px;
    min-height: 42px;
  }
  > [aria-pressed='true']:focus-visible {
    outline-color: var(--bg);
  }
  ${PHONE} {
    display: none;
  }
`;

interface SpeedsProps {
  speed: Speed;
  dispatch: Dispatch<ReplayAction>;
}

/** Phones have `CycleSpeed` instead. */
export const Speeds = ({ speed, dispatch }: SpeedsProps) => (
  <Group role="group" aria-label="Speed">
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
  </Group>
);

const Cycle = styled(Button)`
  flex: none;
  width: 44px;
  padding: 0;
  ${WIDE} {
    display: none;
  }
`;

/** One button that cycles through the speeds. */
export const CycleSpeed = ({ speed, dispatch }: SpeedsProps) => (
  <Cycle
    aria-label={`Speed ${speed}x, next ${nextSpeed(speed)}x`}
    onClick={() => dispatch({ type: 'speed', speed: nextSpeed(speed) })}
  >
    {speed}x
  </Cycle>
);
