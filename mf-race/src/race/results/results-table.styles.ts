import { css, styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, visuallyHidden } from '@holeshot/ui';
import { NARROW_PHONE } from '../../racing/narrow-phone';

/** On phones, a row is a grid; its columns and padding come from the table. */
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

/** Width of the photo on phones, px. The second line of a row is below the name, beside the photo. */
const PHONE_PICTURE = 30;

/**
 * On phones, a row is one line: rank, pilot with a time below the name, channel, deciding time, and gap. The headings,
 * which are links that sort, are one line below the rows. Phones have no bars.
 */
export const ResultsGrid = styled(Table)<{ $ranked: boolean }>`
  > thead > tr > th,
  > tbody > tr > * {
    padding-inline: 8px;
  }
  > tbody > tr:has([data-marked]) > * {
    background: var(--live);
  }
  > tbody > tr:has([data-winner]) > * {
    height: 60px;
    color: var(--t1);
  }
  ${phoneLines}
  ${PHONE} {
    display: flex;
    flex-direction: column;
    > thead {
      display: block;
      order: 1;
    }
    > thead > tr {
      display: flex;
      align-items: center;
      gap: 0 12px;
      overflow-x: auto;
      white-space: nowrap;
      scrollbar-width: none;
    }
    > thead > tr::before {
      content: 'Sort';
      color: var(--t3);
      font-size: 14px;
    }
    > thead > tr > th {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
    }
    > thead > tr > th:not([aria-sort]):not(:has(a)) {
      ${visuallyHidden}
    }
    > tbody > tr {
      position: relative;
      grid-template-columns:
        ${({ $ranked }) => ($ranked ? '32px' : '0')} minmax(0, 1fr) minmax(48px, auto) minmax(60px, auto)
        56px;
      grid-template-rows: 26px 25px;
      align-items: center;
      gap: 0 6px;
    }
    > tbody > tr:has([data-winner]) {
      grid-template-rows: 30px 29px;
    }
    > tbody > tr > *,
    > tbody > tr:has([data-winner]) > * {
      height: auto;
      padding: 0;
      background: none;
    }
    > tbody > tr:has([data-marked]) {
      background: var(--live);
    }
  }
`;

const bothLines = css`
  ${PHONE} {
    grid-row: 1 / span 2;
  }
`;

export const ResultRankCell = styled(Cell)`
  width: 44px;
  color: var(--t2);
  font-weight: 600;
  white-space: nowrap;
  ${bothLines}
  ${PHONE} {
    grid-column: 1;
  }
  > [data-winner] {
    color: var(--t1);
    font-weight: 700;
  }
`;

export const ResultPilotHeader = styled(RowHeader)`
  /* takes the remaining width, regardless of the length of the name */
  width: 99%;
  max-width: 0;
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  ${bothLines}
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
    grid-column: 2;
    > span {
      gap: 8px;
    }
    > span > img,
    > span > svg {
      width: ${PHONE_PICTURE}px;
      height: ${PHONE_PICTURE}px;
    }
    > span > :not(:first-child) {
      margin-bottom: 24px;
    }
  }
  /* no room for a photo beside the name */
  ${NARROW_PHONE} {
    > span > img,
    > span > svg {
      display: none;
    }
  }
`;

export const ChannelCell = styled(Cell)`
  > span {
    vertical-align: middle;
  }
  ${bothLines}
  ${PHONE} {
    grid-column: 3;
  }
`;

export const ResultTimeCell = styled(Cell)`
  color: var(--t2);
  font-size: 17px;
  white-space: nowrap;
  ${PHONE} {
    display: none;
  }
`;

export const BelowNameCell = styled(ResultTimeCell)`
  ${PHONE} {
    display: block;
    grid-row: 2;
    grid-column: 2;
    align-self: start;
    margin-left: ${PHONE_PICTURE + 8}px;
    font-size: 14px;
    line-height: 24px;
    color: var(--t3);
    a {
      display: inline-block;
    }
    &:where([data-right]) {
      text-align: left;
    }
    > small {
      display: inline;
      margin-right: 4px;
      font-size: 14px;
    }
    b {
      margin: 0;
    }
  }
  ${NARROW_PHONE} {
    margin-left: 0;
  }
`;

export const DecidingCell = styled(Cell)`
  color: var(--t1);
  font-size: 19px;
  font-weight: 700;
  white-space: nowrap;
  tr:has([data-winner]) > & {
    font-size: 22px;
  }
  > span {
    font-size: 16px;
    font-weight: 400;
  }
  ${bothLines}
  ${PHONE} {
    grid-column: 4;
    tr:has([data-winner]) > & {
      font-size: 19px;
    }
  }
`;

export const GapCell = styled(Cell)`
  color: var(--t3);
  white-space: nowrap;
  > b {
    color: var(--red-t);
    font-weight: 600;
  }
  ${bothLines}
  ${PHONE} {
    grid-column: 5;
  }
`;

export const BarsCell = styled(Cell)`
  min-width: 104px;
  width: 112px;
  ${PHONE} {
    display: none;
  }
`;
