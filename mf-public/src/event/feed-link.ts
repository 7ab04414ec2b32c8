import { styled } from '@holeshot/platform';
import { underlined } from '@holeshot/ui';

export const FeedLink = styled.a`
  ${underlined}
  padding: 10px 0;
  color: var(--t2);
`;
