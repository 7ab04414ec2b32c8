import { styled } from '@holeshot/platform';
import { PHONE, visuallyHidden, WIDE } from '@holeshot/ui';
import {
  BOX_WIDTH,
  FINAL_HEAD_HEIGHT,
  FINAL_ROW_HEIGHT,
  HEAD_HEIGHT,
  paperZoom,
  ROW_HEIGHT,
} from './bracket-layout';

/** Scrolls sideways if the columns do not fit; on phones, from round to round. */
export const Scroller = styled.div`
  overflow: auto hidden;
  margin-top: 16px;
  ${PHONE} {
    scroll-snap-type: x mandatory;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scrollbar-width: none;
  }
`;

export const Board = styled.div<{ $width: number; $height: number }>`
  position: relative;
  ${WIDE} {
    width: ${({ $width }) => $width}px;
    height: ${({ $height }) => $height}px;
  }
  @media print {
    zoom: ${({ $width }) => paperZoom({ width: $width })};
  }
  ${PHONE} {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    width: max-content;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  ${PHONE} {
    display: none;
  }
`;

/** The name of a zone above its first box, on wide screens. Phones show it in each column. */
export const ZoneName = styled.p<{ $top: number }>`
  position: absolute;
  top: ${({ $top }) => $top}px;
  color: var(--t2);
  font-size: 14px;
  font-weight: 600;
  ${PHONE} {
    display: none;
  }
`;

/** The page loads with the open column in view. On phones, only that column takes height: others may be longer. */
export const Column = styled.section<{ $left: number }>`
  &[data-open] {
    scroll-initial-target: nearest;
  }
  ${WIDE} {
    position: absolute;
    left: ${({ $left }) => $left}px;
    width: ${BOX_WIDTH}px;
  }
  ${PHONE} {
    display: grid;
    grid-auto-rows: max-content;
    flex: none;
    width: 84vw;
    gap: 12px;
    min-width: 0;
    scroll-snap-align: center;
    @media (scripting: enabled) {
      &:not([data-open]) {
        height: 0;
      }
    }
  }
`;

export const ColumnHead = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--edge);
  color: var(--t2);
  font-size: 14px;
  h3 {
    color: var(--t1);
    font-size: 16px;
    font-weight: 600;
  }
  ${PHONE} {
    ${visuallyHidden}
  }
`;

export const PhoneZoneName = styled.p`
  margin-top: 4px;
  color: var(--t2);
  font-size: 14px;
  font-weight: 600;
  ${WIDE} {
    display: none;
  }
`;

export const Box = styled.article<{ $top: number; $final: boolean }>`
  overflow: hidden;
  border-radius: 6px;
  background: var(--s1);
  ${({ $final }) => $final && 'box-shadow: inset 0 3px var(--red);'}
  ${WIDE} {
    position: absolute;
    top: ${({ $top }) => $top}px;
    width: 100%;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    height: ${({ $final }) => ($final ? FINAL_HEAD_HEIGHT : HEAD_HEIGHT)}px;
    padding: 0 12px;
    color: var(--t3);
    font-size: 14px;
    white-space: nowrap;
  }
  h4 {
    color: var(--t1);
    font-size: ${({ $final }) => ($final ? 20 : 16)}px;
    font-weight: 600;
  }
  h4 a {
    display: block;
    padding: 3px 0;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;

export const BoxRow = styled.li<{ $final: boolean; $own: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(38px, auto) minmax(0, 1fr) auto;
  gap: 9px;
  align-items: center;
  height: ${({ $final }) => ($final ? FINAL_ROW_HEIGHT : ROW_HEIGHT)}px;
  padding: 0 12px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  font-size: 16px;
  > a {
    overflow: hidden;
    color: var(--t1);
    font-weight: 500;
    line-height: 28px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:last-child {
    color: var(--t3);
    font-size: 15px;
    white-space: nowrap;
  }
  ${({ $own }) => $own && 'background: var(--live);'}
  &[data-won] > a,
  &[data-won] > span:last-child {
    color: var(--t1);
    font-weight: 700;
  }
  &[data-out],
  &[data-out] > a {
    color: var(--t3);
  }
  &[data-way] {
    border-color: var(--t1);
    background: var(--t1);
    forced-color-adjust: none;
  }
  /* keeps a white channel visible on white */
  &[data-way] > :nth-child(2) {
    box-shadow: 0 0 0 1px var(--bg);
    color: var(--t1);
  }
  &[data-way],
  &[data-way] > a,
  &[data-way] > span:last-child {
    color: var(--bg);
    font-weight: 700;
  }
  ${PHONE} {
    height: ${({ $final }) => ($final ? 48 : 44)}px;
    > a {
      line-height: 44px;
    }
  }
`;

/** The path of a pilot in words, with a dash before each race, like the line in the bracket. */
export const Path = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  color: var(--t2);
  font-size: 16px;
  b {
    color: var(--t1);
  }
  span + span::before {
    content: '';
    display: inline-block;
    width: 18px;
    height: 3px;
    margin-right: 10px;
    background: var(--t1);
    vertical-align: 4px;
  }
`;
