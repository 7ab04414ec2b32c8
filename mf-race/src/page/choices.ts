import { css } from '@holeshot/platform';

/** Choices beside each other in one frame, links or buttons; the one of `aria-current` or `aria-pressed` is inverted. */
export const choices = css`
  display: flex;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  > * {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: var(--t2);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  > * + * {
    border-left: 1px solid var(--line);
  }
  > [aria-current],
  > [aria-pressed='true'] {
    background: var(--t1);
    color: var(--bg);
    forced-color-adjust: none;
  }
  > :focus-visible {
    outline-offset: -3px;
  }
`;
