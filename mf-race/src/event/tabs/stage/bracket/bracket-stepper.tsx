import { styled } from '@holeshot/platform';
import { choices } from '../../../../page/choices';
import type { BracketColumn } from './bracket-data';

const Steps = styled.nav`
  ${choices}
  margin-top: 16px;
  > * {
    flex: 1;
    min-height: 44px;
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
