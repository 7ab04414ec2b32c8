import { createGlobalStyle, styled } from '@holeshot/platform';

/** Hides the site's menu and footer, also from the Tab key. */
export const WithoutSite = createGlobalStyle`
  header:has(> nav), footer:not([data-screen]) { display: none !important; }
  html { min-height: 100vh; }
  @media (min-width: 720px) { html { overflow: hidden; } }
`;

/** A length that scales with the screen, given in pixels of a 1920 x 1080 screen. */
export const u = (pixels: number): string => `calc(${pixels} * var(--u))`;

export const Window = styled.div`
  --u: min(100vw / 1920, 100vh / 1080);
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) ${u(584)};
  background: var(--bg);
  line-height: 1;
  @media (max-width: 719px) {
    --u: 0.5px;
    position: static;
    display: block;
  }
`;

export const Left = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  padding: ${u(36)} ${u(40)} ${u(36)} ${u(48)};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(24)};
  padding-top: ${u(20)};
  border-top: ${u(6)} solid var(--red);
  > div {
    min-width: 0;
    margin-right: auto;
  }
  > svg,
  > img {
    width: ${u(76)};
    height: ${u(76)};
  }
  h1 {
    overflow: hidden;
    font-size: ${u(50)};
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p:not([role='timer']) {
    color: var(--t2);
    font-size: ${u(34)};
    line-height: 1.2;
  }
  p[role='timer'] {
    font-size: ${u(96)};
    line-height: 0.9;
  }
`;

export const Gaps = styled.div`
  margin: ${u(20)} 0 ${u(8)};
  > svg {
    padding: 0;
  }
`;

/** The maximum number of rows at full size. */
const FULL_ROWS = 8;
export const LIVE_COLUMNS = 'calc(52 * var(--r)) auto minmax(0, 1fr) auto calc(170 * var(--r)) auto';
export const RESULT_COLUMNS = 'calc(52 * var(--r)) auto minmax(0, 1fr) auto';
const shrink = ({ $count }: { $count: number }) => Math.min(1, FULL_ROWS / Math.max(1, $count));

export const Rows = styled.ol<{ $count: number; $columns: string }>`
  --columns: ${({ $columns }) => $columns};
  --r: calc(${shrink} * var(--u));
  display: grid;
  grid-auto-rows: minmax(0, calc(100 * var(--r)));
  flex: 1;
  min-height: 0;
  @media (max-width: 719px) {
    grid-auto-rows: calc(100 * var(--r));
  }
`;

export const Row = styled.li<{ $out: boolean }>`
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  gap: 0 calc(24 * var(--r));
  border-top: 2px solid var(--line);
  color: ${({ $out }) => ($out ? 'var(--t3)' : 'inherit')};
  font-size: calc(52 * var(--r));
  &:last-child {
    border-bottom: 2px solid var(--line);
  }
  > :first-child:not(:has(svg)) {
    font-weight: 700;
  }
  > svg {
    width: auto;
    height: calc(12 * var(--r));
  }
  @media (max-width: 719px) {
    --columns: calc(52 * var(--r)) auto minmax(0, 1fr) auto;
    /* hides the lap pips and the last lap */
    > svg,
    > svg + span {
      display: none;
    }
  }
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: 600;
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const LastLap = styled.span`
  color: var(--t2);
  font-size: calc(42 * var(--r));
  text-align: right;
  b {
    margin: 0;
    padding: calc(4 * var(--r)) calc(12 * var(--r));
  }
`;

export const Gap = styled.b<{ $leads: boolean; $isOverdue?: boolean }>`
  min-width: calc(200 * var(--r));
  color: ${({ $leads, $isOverdue }) => ($leads ? 'var(--red-t)' : $isOverdue ? 'var(--t2)' : 'inherit')};
  font-size: calc(${({ $isOverdue }) => ($isOverdue ? 44 : 56)} * var(--r));
  line-height: 1;
  text-align: right;
  white-space: nowrap;
  small {
    display: block;
    color: var(--t2);
    font-size: calc(28 * var(--r));
    font-weight: 500;
  }
`;

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  overflow: hidden;
  min-width: calc(116 * var(--r));
  height: calc(62 * var(--r));
  border-radius: calc(6 * var(--r));
  background: var(--s3);
  box-shadow: var(--tag-ring);
  forced-color-adjust: none;
  font-size: calc(42 * var(--r));
  font-weight: 700;
  svg {
    width: calc(40 * var(--r));
    height: 100%;
    margin-right: calc(12 * var(--r));
  }
`;

export const Right = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${u(20)};
  min-width: 0;
  min-height: 0;
  padding: ${u(36)} ${u(44)} ${u(36)};
  background: var(--s1);
`;

/** The maximum number of rows of both races at full size. */
const FULL_NEXT_ROWS = 13;

export const Next = styled.article<{ $count: number }>`
  --r: calc(${({ $count }) => Math.min(1, FULL_NEXT_ROWS / Math.max(1, $count))} * var(--u));
  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${u(16)};
    padding-bottom: ${u(8)};
    border-bottom: 2px solid var(--edge);
  }
  h2 {
    font-size: ${u(42)};
    white-space: nowrap;
  }
  header span {
    color: var(--t2);
    font-size: ${u(34)};
    font-weight: 600;
    white-space: nowrap;
  }
  li {
    display: flex;
    align-items: center;
    gap: calc(24 * var(--r));
    height: calc(62 * var(--r));
    border-bottom: 1px solid var(--line);
    font-size: calc(50 * var(--r));
  }
  li > :first-child {
    min-width: calc(124 * var(--r));
    height: calc(54 * var(--r));
    font-size: calc(44 * var(--r));
  }
`;

export const Place = styled.span`
  li > && {
    min-width: calc(44 * var(--r));
    height: auto;
    font-size: inherit;
  }
`;

export const Result = styled.span`
  margin-left: auto;
  color: var(--t2);
  white-space: nowrap;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${u(16)};
  margin-top: auto;
  color: var(--t2);
  font-size: ${u(26)};
  p,
  span {
    font-size: inherit;
  }
  > svg {
    width: ${u(40)};
    height: ${u(40)};
  }
  span > svg {
    width: ${u(30)};
    height: ${u(30)};
  }
`;
