import { styled } from '@holeshot/platform';

/** An uploaded banner in the place of a generated track. */
export const BannerPicture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
  mask: linear-gradient(90deg, transparent, currentColor 24%);
`;

/** Text on the club's colour uses its contrasting colour. */
export const OnHero = styled.div`
  margin-top: 10px;
  > div {
    color: inherit;
  }
`;

export const HeroClock = styled.div`
  > p {
    color: inherit;
  }
`;
