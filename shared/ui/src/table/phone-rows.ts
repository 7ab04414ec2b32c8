import { css } from '@holeshot/platform';
import { PHONE, visuallyHidden } from '@holeshot/ui/base';

/**
 * For a styled `Table`: on phones each row is a grid with these columns. Headings that sort stay in a line above the rows;
 * others are for screen readers only. The table sets the positions of cells and the gaps between them.
 */
export const phoneRows = (columns: string) => css`
  ${PHONE} {
    &,
    thead,
    tbody {
      display: block;
    }
    thead:not(:has(a)) {
      ${visuallyHidden}
    }
    thead tr {
      display: flex;
      gap: 20px;
    }
    tbody tr {
      display: grid;
      grid-template-columns: ${columns};
      padding: 10px 0;
    }
    tr {
      border-bottom: 1px solid var(--line);
    }
    tr > *,
    tr > :first-child {
      padding: 0;
      border: 0;
    }
    td,
    tbody th {
      height: auto;
    }
  }
`;
