import { css } from '@holeshot/platform';
import { PHONE, visuallyHidden } from '@holeshot/ui/base';

/**
 * For a styled `Table`: on phones each row is a grid with these columns, and the headings are for screen readers only.
 * The table sets the positions of cells and the gaps between them.
 */
export const phoneRows = (columns: string) => css`
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-columns: ${columns};
      padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;
