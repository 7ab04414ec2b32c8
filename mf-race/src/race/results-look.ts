import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden } from '@holeshot/ui';

/**
 * On phones each row is two lines: rank and pilot; then channel and times with their labels. The headings stand in a
 * line of their own, to sort by. Bars are left to the laps below.
 */
export const ResultsLook = styled(Table)<{ $times: number }>`
  > thead > tr > th:nth-last-child(2) {
    width: 24%;
  }
  > thead > tr > th:last-child {
    width: 44px;
  }
  ${PHONE} {
    &,
    > tbody {
      display: block;
    }
    > thead {
      display: block;
    }
    > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      border-bottom: 1px solid var(--edge);
    }
    > thead > tr > th {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
    }
    > thead > tr > th:nth-last-child(-n + 2) {
      ${visuallyHidden}
    }
    > tbody > tr {
      display: grid;
      grid-template-columns: minmax(48px, max-content) repeat(${({ $times }) => $times}, minmax(0, 1fr));
      gap: 2px 8px;
      padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }
    > tbody > tr > *,
    > tbody > tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;

export const RankCell = styled(Cell)`
  color: var(--t2);
  font-weight: 600;
  ${PHONE} {
    grid-row: 1;
    grid-column: 1;
    align-self: center;
  }
`;

export const PilotHeader = styled(RowHeader)`
  /* takes what the others leave, however long the name is */
  width: 28%;
  max-width: 0;
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  ${PHONE} {
    width: auto;
    max-width: none;
    grid-row: 1;
    grid-column: 2 / -2;
  }
`;

export const ChannelCell = styled(Cell)<{ $ranked: boolean }>`
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 14px;
  }
  ${PHONE} {
    grid-row: ${({ $ranked }) => ($ranked ? '2' : '1 / span 2')};
    grid-column: 1;
    align-self: center;
    > span > :nth-child(2) {
      display: none;
    }
  }
`;

/** Names a time on phones, where the head is no row of columns. */
export const Label = styled.small`
  display: none;
  font-size: 13px;
  font-weight: 400;
  line-height: 1.3;
  color: var(--t3);
  ${PHONE} {
    display: block;
  }
`;

export const TimeCell = styled(Cell)<{ $strong: boolean; $index: number }>`
  font-size: ${({ $strong }) => ($strong ? '18px' : '16px')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  ${PHONE} {
    grid-row: 2;
    font-size: 16px;
    text-align: left;
    grid-column: ${({ $index }) => $index + 2};
  }
`;

export const ToggleCell = styled(Cell)`
  padding-inline: 0;
  ${PHONE} {
    grid-row: 1;
    grid-column: -2;
    justify-self: end;
  }
`;

/** What an opened result rests on, over the whole width. */
export const OpenedCell = styled(Cell)`
  padding: 0 0 0 4px;
  background: var(--s1);
  ${PHONE} {
    grid-column: 1 / -1;
  }
`;

export const BarsCell = styled(Cell)`
  ${PHONE} {
    display: none;
  }
`;
