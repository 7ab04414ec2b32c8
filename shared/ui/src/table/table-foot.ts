import { styled } from '@holeshot/platform';

/** Below a table: its legend at the left, its CSV button at the right. */
export const TableFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 8px;
  font-size: 14px;
  color: var(--t3);
  p {
    max-width: 96ch;
  }
  b {
    color: var(--t1);
  }
  > :last-child {
    margin-left: auto;
  }
`;
