import { styled } from '@holeshot/platform';
import { Button, PHONE, WIDE } from '@holeshot/ui';
import type { Dispatch } from 'react';
import { nextSpeed, type ReplayAction, SPEEDS, type Speed } from './replay-clock';

const Group = styled.div`
  display: flex;
  flex: none;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  button {
    min-width: 42px;
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
    forced-color-adjust: none;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed='true']:focus-visible {
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
