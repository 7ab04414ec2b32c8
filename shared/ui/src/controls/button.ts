import { css, SiteLink, styled } from '@holeshot/platform';

export interface ButtonLook {
  /** `primary` is for the main action of a view; `quiet` has no border */
  $look?: 'primary' | 'outline' | 'quiet';
  $small?: boolean;
}

const LOOKS = {
  primary: css`
    background: var(--red);
    border-color: var(--red);
    color: var(--white);
    &:hover {
      background: var(--red-hover);
    }
    &:active {
      background: var(--red-pressed);
    }
  `,
  outline: css`
    border-color: var(--edge);
    &:hover {
      background: var(--s3);
    }
  `,
  quiet: css`
    border-color: transparent;
    color: var(--t2);
    &:hover {
      background: var(--s3);
    }
  `,
};

export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ $small }) => ($small ? '36px' : '44px')};
  padding: 0 ${({ $small }) => ($small ? '12px' : '16px')};
  border: 1px solid;
  border-radius: 6px;
  background: none;
  color: var(--t1);
  font: 600 ${({ $small }) => ($small ? '15px' : '16px')} / 1 var(--ui);
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--quick);
  ${({ $look = 'outline' }) => LOOKS[$look]}
  &:disabled {
    color: var(--t3);
    border-color: var(--line);
    background: none;
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** `$look` is primary, outline (default) or quiet; `$small` is 36 px high, 44 px on touch screens. */
export const Button = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<ButtonLook>`
  ${buttonLook}
`;

/** A link inside the site that looks like a button. */
export const ButtonLink = styled(SiteLink)<ButtonLook>`
  ${buttonLook}
`;
