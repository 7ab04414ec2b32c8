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

/** All but the picture between the top of a window, with the live bar, and the controls, px. */
const BESIDE_PICTURE = 514;
/** On a phone: what is above the rows without picture and live bar, and the controls; a row, as high as the live bar. */
const PHONE_PX = { above: 272, controls: 112, row: 45 };

/**
 * At least so high; as much higher as the controls would cut the last row, so that they cover all of it or nothing while
 * the page is at its top.
 */
const phoneHeight = (least: string): string => {
  const rest = `100svh - ${PHONE_PX.above + PHONE_PX.controls}px - ${least}`;
  return `calc(${least} + mod(${rest}, ${PHONE_PX.row}px))`;
};

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
    /* the gaps below the picture stay above the controls */
    grid-template-columns:
      minmax(0, clamp(520px, (100vh - ${BESIDE_PICTURE}px) * 1.74, 752px))
      minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  ${PHONE} {
    --track-height: ${phoneHeight('190px')};
    --video-height: ${phoneHeight('56.25vw')};
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
