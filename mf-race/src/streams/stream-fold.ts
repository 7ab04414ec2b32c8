import { styled } from '@holeshot/platform';

/** The streams, collapsed into one line until they are opened. */
export const StreamFold = styled.details`
  &[open] {
    flex: 1 0 100%;
  }
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  > summary::before {
    content: '';
    border: solid transparent;
    border-width: 5px 0 5px 8px;
    border-left-color: var(--red);
  }
  &[open] > summary::before {
    transform: rotate(90deg);
  }
  small {
    color: var(--t3);
    font-size: 14px;
    font-weight: 400;
  }
`;
