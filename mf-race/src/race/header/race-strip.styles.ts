import { styled } from '@holeshot/platform';
import { PHONE, visuallyHidden } from '@holeshot/ui';

/** Room at the right of the track for the links. */
const LINKS_WIDTH = 240;

/** Has the same height on every tab, so that the tabs never move. */
export const Strip = styled.header<{ $ink: string }>`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: 96px;
  margin: -4px 0;
  padding: 0 20px 0 24px;
  color: ${({ $ink }) => $ink};
  ${PHONE} {
    gap: 8px;
    height: 72px;
    margin: 8px calc(-1 * var(--gutter)) -8px;
    padding: 0 8px 0 16px;
  }
  @media print {
    height: auto;
    padding: 0;
    color: var(--t1);
  }
`;

/** Clips the pictures, which must not clip the focus of a link. */
export const Ground = styled.div.attrs({ 'aria-hidden': true, 'data-print': 'no' })`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  border-radius: 10px;
  > svg:first-child {
    width: 100%;
    height: 100%;
  }
  ${PHONE} {
    border-radius: 0;
  }
`;

const onGround = `
  position: absolute;
  top: 0;
  right: ${LINKS_WIDTH}px;
  height: 100%;
`;

export const Track = styled.svg.attrs({ preserveAspectRatio: 'xMidYMid slice' })`
  ${onGround}
  width: 560px;
  max-width: 60%;
  mask: linear-gradient(90deg, transparent 32%, currentColor 58%);
  /* the facts need the width */
  @media screen and (min-width: 720px) and (max-width: 1199px) {
    display: none;
  }
  ${PHONE} {
    right: 40px;
    width: 280px;
    /* nor does it cross the line of facts */
    mask:
      linear-gradient(90deg, transparent 10%, currentColor 60%) intersect,
      linear-gradient(currentColor 42%, transparent 58%);
  }
`;

/** An uploaded banner, beside the title on the club's colour. */
export const Picture = styled.img`
  ${onGround}
  width: 384px;
  max-width: 36%;
  object-fit: cover;
  mask: linear-gradient(90deg, transparent, currentColor 30% 86%, transparent);
  @media screen and (max-width: 1199px) {
    display: none;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

/** The breadcrumbs, which say this on a screen, are not printed. */
export const OnPaper = styled.p`
  @media not print {
    display: none;
  }
`;

export const Title = styled.h1`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 34px;
  line-height: 1.1;
  ${PHONE} {
    font-size: 26px;
  }
`;

/** One line on phones, where the length replaces the end. */
export const FactLine = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
  max-height: 44px;
  margin-top: 3px;
  overflow: hidden;
  font-weight: 500;
  dt {
    ${visuallyHidden}
  }
  [data-fact='End'] {
    margin-left: -13px;
    dd::before {
      content: 'to ';
    }
  }
  ${PHONE} {
    /* one line; facts without room are hidden as a whole */
    gap: 0 10px;
    max-height: 20px;
    margin-top: 0;
    font-size: 14px;
    white-space: nowrap;
    [data-fact='End'],
    [data-fact='Race']:not(:only-child) {
      display: none;
    }
  }
`;

/** The state of the results. It comes first on phones, where the last facts have no room. */
export const State = styled.div`
  font-weight: 700;
  &:has(dd:empty) {
    display: none;
  }
  ${PHONE} {
    order: -1;
  }
`;
