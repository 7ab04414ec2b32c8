import { css, styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden } from '@holeshot/ui';

/** On phones a row is a grid, whose columns and padding are up to the table. */
export const phoneLines = css`
  ${PHONE} {
    &,
    > tbody {
      display: block;
    }
    > tbody > tr {
      display: grid;
      gap: 2px 8px;
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

/**
 * On phones a row has two lines: rank and pilot; then channel and times with their labels. The headings are one line of
 * links that sort. Phones have no bars.
 */
export const ResultsGrid = styled(Table)<{ $times: number }>`
  > thead > tr > th:nth-last-child(2) {
    width: 24%;
  }
  > thead > tr > th:last-child {
    width: 44px;
  }
  > tbody > tr:has([data-marked]) > * {
    background: var(--live);
  }
  ${phoneLines}
  ${PHONE} {
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
      grid-template-columns: minmax(48px, max-content) repeat(${({ $times }) => $times}, minmax(0, 1fr));
      padding: 10px 0;
    }
  }
`;

export const ResultRankCell = styled(Cell)`
  color: var(--t2);
  font-weight: 600;
  ${PHONE} {
    grid-row: 1;
    grid-column: 1;
    align-self: center;
  }
`;

export const ResultPilotHeader = styled(RowHeader)`
  /* takes the remaining width, however long the name is */
  width: 28%;
  max-width: 0;
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  @media print {
    width: auto;
    max-width: none;
    :is(svg, img) {
      display: none;
    }
  }
  ${PHONE} {
    width: auto;
    max-width: none;
    grid-row: 1;
    grid-column: 2 / -2;
  }
`;

export const ChannelCell = styled(Cell)`
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 14px;
  }
  ${PHONE} {
    grid-row: 2;
    grid-column: 1;
    align-self: center;
    > span > :nth-child(2) {
      display: none;
    }
  }
`;

/** Without ranks, the channel has the first column of both lines on phones. */
export const UnrankedChannelCell = styled(ChannelCell)`
  ${PHONE} {
    grid-row: 1 / span 2;
  }
`;

export const ResultTimeCell = styled(Cell)`
  font-size: 16px;
  font-weight: 400;
  ${PHONE} {
    grid-row: 2;
    text-align: left;
  }
`;

export const RaceTimeCell = styled(ResultTimeCell)`
  font-size: 18px;
  font-weight: 600;
  ${PHONE} {
    font-size: 16px;
  }
`;

export const ToggleCell = styled(Cell)`
  padding-inline: 0;
  text-align: right;
  ${PHONE} {
    grid-row: 1;
    grid-column: -2;
    justify-self: end;
  }
`;

export const EvidenceCell = styled(Cell)`
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
