import { css, SiteLink, styled } from '@holeshot/platform';

export const underlined = css`
  text-decoration: underline 1px var(--edge);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: var(--red-t);
  }
`;

/** A link inside the site, in running text or a table. */
export const TextLink = styled(SiteLink)`
  ${underlined}
  @media (pointer: coarse) {
    padding-block: 4px;
  }
`;

/** For text of more than two lines. */
export const Prose = styled.p`
  font: 15px/1.6 var(--prose);
  color: var(--t2);
  max-width: 66ch;
`;

/** For legends, sources, and counts beside a heading. */
export const Muted = styled.span`
  color: var(--t3);
`;
