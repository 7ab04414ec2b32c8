import { css } from '@holeshot/platform';

/** A modal window above the page: its head and foot stay, and its body scrolls. */
export const windowLook = css`
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--s2);
  color: var(--t1);
  box-shadow: var(--raised);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: var(--scrim);
  }
`;
