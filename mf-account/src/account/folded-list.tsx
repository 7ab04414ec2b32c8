import { styled } from '@holeshot/platform';
import { ChevronIcon, Lines } from '@holeshot/ui';
import { Children, type ReactNode } from 'react';

const Fold = styled.details`
  margin-top: 32px;
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin-bottom: 4px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    span {
      color: var(--t3);
    }
    svg {
      margin-left: auto;
      color: var(--t2);
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

interface FoldedListProps {
  heading: string;
  /** list items */
  children: ReactNode;
}

/** A list that is folded, with the number of its items. Renders nothing without items. */
export function FoldedList({ heading, children }: FoldedListProps) {
  const count = Children.count(children);
  if (count === 0) return null;
  return (
    <Fold>
      <summary>
        <h2>{heading}</h2>
        <span>{count}</span>
        <ChevronIcon />
      </summary>
      <Lines>{children}</Lines>
    </Fold>
  );
}
