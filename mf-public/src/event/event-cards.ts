import { styled } from '@holeshot/platform';

/** Cards of events, three in a row where there is room. */
export const EventCards = styled.ul`
  display: grid;
  gap: 16px;
  @media (min-width: 620px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
