import { styled } from '@holeshot/platform';
import type { BracketColumn } from './bracket-data';

const Steps = styled.nav`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-top: 16px;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  a {
    display: grid;
    min-height: 44px;
    place-items: center;
    color: var(--t2);
    font-weight: 600;
  }
  a + a {
    border-left: 1px solid var(--line);
  }
  a[aria-current] {
    background: var(--t1);
    color: var(--bg);
    forced-color-adjust: none;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  @media print, (min-width: 1248px) {
    display: none;
  }
`;

/** The element id of a column. */
export const columnAnchor = (roundId: string): string => `bracket-${roundId}`;

interface BracketStepperProps {
  columns: readonly BracketColumn[];
  /** index of the column in view */
  open: number;
  onChoose: (index: number) => void;
}

/** Links to the rounds, with the open one marked; shown if not all columns fit. */
export const BracketStepper = ({ columns, open, onChoose }: BracketStepperProps) => (
  <Steps aria-label="Rounds of the bracket">
    {columns.map(({ id, step }, index) => (
      <a
        key={id}
        href={`#${columnAnchor(id)}`}
        aria-current={index === open || undefined}
        onClick={(event) => {
          event.preventDefault();
          onChoose(index);
        }}
      >
        {step}
      </a>
    ))}
  </Steps>
);
