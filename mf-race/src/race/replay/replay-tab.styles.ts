import { styled } from '@holeshot/platform';
import { Muted, PHONE } from '@holeshot/ui';

const BESIDE = '@media screen and (min-width: 1080px)';

/** The controls come first for the keyboard, and are last to the eye: at the foot of the window. */
export const Replay = styled.div`
  display: flex;
  flex-direction: column;
  > [data-replay] {
    order: 1;
  }
`;

/** The picture and the rows; on phones one below the other, with the gaps last. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  margin-top: 12px;
  /* the bar at the foot of the window must not hide the focus */
  a {
    scroll-margin-bottom: 112px;
  }
  ${BESIDE} {
    grid-template-columns: minmax(0, 752px) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  ${PHONE} {
    gap: 0;
    margin-top: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  /* two lines of words, and the moment */
  min-height: 66px;
  padding-bottom: 8px;
  > div > b {
    display: block;
    font-size: 22px;
    line-height: 1.2;
    white-space: nowrap;
  }
  ${PHONE} {
    min-height: 46px;
    padding: 2px 0;
    > div > b {
      font-size: 18px;
    }
    > div > span {
      display: none;
    }
  }
`;

export const Gaps = styled.div`
  ${PHONE} {
    padding-top: 24px;
  }
`;

export const Key = styled(Muted).attrs({ as: 'p' })`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  margin-top: 24px;
  font-size: 14px;
  svg {
    display: inline-block;
    margin-right: 6px;
  }
  /* without a keyboard, or without scripts, the keys do nothing */
  @media (pointer: coarse) {
    > :last-child {
      display: none;
    }
  }
  @media (scripting: none) {
    > :last-child {
      display: none;
    }
  }
`;
