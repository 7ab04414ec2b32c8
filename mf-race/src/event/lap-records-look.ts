import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden } from '@holeshot/ui';

/**
 * On phones a row is two lines: rank and pilot, then one cell per time, under a head that stays in view: the
 * times still compare downwards.
 */
export const RecordsTable = styled(Table)<{ $times: number }>`
  table-layout: fixed;
  margin-top: 16px;
  thead th:nth-child(1) {
    width: 64px;
  }
  thead th:nth-child(2) {
    width: 24%;
  }
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: 101px;
      z-index: 5;
      display: block;
      background: var(--bg);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $times }) => $times}, minmax(0, 1fr));
      column-gap: 12px;
      border-bottom: 1px solid var(--line);
    }
    thead tr {
      border-color: var(--edge);
    }
    thead th {
      border: 0;
      padding: 0;
    }
    thead th:nth-child(-n + 2) {
      ${visuallyHidden}
    }
    tbody tr {
      padding: 8px 0;
    }
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;

export const RankCell = styled(Cell)`
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
  tr:first-child > & {
    color: var(--t1);
  }
  ${PHONE} {
    && {
      grid-area: 1 / 1;
      align-self: center;
    }
  }
`;

export const PilotHeader = styled(RowHeader)`
  ${PHONE} {
    && {
      grid-area: 1 / 1 / 2 / -1;
      padding-left: 48px;
    }
  }
`;

export const PilotPart = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 40px;
`;

/** Opens the laps behind a row's times. */
export const LapsToggle = styled.button.attrs({ type: 'button' })`
  flex: none;
  min-height: 36px;
  margin-left: auto;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--t3);
  font-size: 14px;
  cursor: pointer;
  &::after {
    content: '';
    display: inline-block;
    width: 6px;
    height: 6px;
    margin: 0 1px 3px 7px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  &[aria-expanded='true']::after {
    margin-bottom: 0;
    transform: rotate(225deg);
  }
  &:hover {
    background: var(--s3);
    color: var(--t1);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const LapsCell = styled(Cell)`
  background: var(--s1);
  ${PHONE} {
    && {
      grid-column: 1 / -1;
      padding: 8px;
    }
  }
`;

export const RecordsKey = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;
