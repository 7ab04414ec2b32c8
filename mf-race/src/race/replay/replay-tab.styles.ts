import { styled } from '@holeshot/platform';
import { Muted, PHONE } from '@holeshot/ui';
import { LOW_WINDOW } from '../../racing/low-window';

const BESIDE = '@media screen and (min-width: 1080px)';

/** The controls come first in the tab order, but are shown last, at the bottom of the window. */
export const Replay = styled.div`
  display: flex;
  flex-direction: column;
  > [data-replay] {
    order: 1;
  }
`;

/** Height of the window, px, that is not available to the picture: live bar, headings, gaps and controls. */
const BESIDE_PICTURE = 514;
/** Heights on a phone, px: all above the rows except picture and live bar; the controls; a row or live bar. */
const PHONE_PX = { above: 272, controls: 112, row: 45 };

/**
 * The height of the picture: at least `least`, plus the remainder of a row, so that the controls never cover a row
 * partly while the page is scrolled to the top.
 */
const phoneHeight = (least: string): string => {
  const rest = `100svh - ${PHONE_PX.above + PHONE_PX.controls}px - ${least}`;
  return `calc(${least} + mod(${rest}, ${PHONE_PX.row}px))`;
};

/** In a low window, what bars and controls leave, but not so much that names have no room. */
const LOW_HEIGHT = 'clamp(120px, min(100svh - 204px, 26vw), 260px)';

/** The picture beside the rows; on phones held upright above them, with the gaps last. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  margin-top: 12px;
  /* the bar at the bottom of the window must not hide the focus */
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
  ${LOW_WINDOW} {
    --track-height: ${LOW_HEIGHT};
    --video-height: ${LOW_HEIGHT};
    grid-template-columns: calc(${LOW_HEIGHT} * 16 / 9) minmax(0, 1fr);
    gap: 12px;
    margin-top: 12px;
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  /* room for a change of two lines, and its moment */
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
