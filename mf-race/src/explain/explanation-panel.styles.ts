import { SiteLink, styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { choices } from '../page/choices';

/** From this width, the panel is beside the page. */
export const BESIDE = '@media screen and (min-width: 1100px)';

/** On narrow screens, a sheet at the bottom of the window, which keeps the figure visible. */
export const Panel = styled.section`
  position: relative;
  padding: 16px 20px 8px;
  background: var(--s1);
  font-size: 15px;
  h3 {
    font-size: 16px;
  }
  ${BESIDE} {
    position: sticky;
    top: 108px;
    max-height: calc(100vh - 124px);
    overflow-y: auto;
    border-radius: 8px;
  }
  @media screen and (max-width: 1099px) {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    max-height: min(64vh, 640px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-bottom: max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--edge);
    border-radius: 12px 12px 0 0;
    box-shadow: var(--raised);
  }
`;

export const Head = styled.div`
  margin: 0 -20px 14px;
  padding: 0 20px 16px;
  border-bottom: 1px solid var(--line);
  > small {
    color: var(--t2);
    font-size: 14px;
  }
  > h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 2px 48px 4px 0;
    font-size: 22px;
    outline: none;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 14px;
  }
`;

export const Value = styled.b`
  font-size: 44px;
  font-weight: 700;
  line-height: 1.15;
`;

export const Comparison = styled.span`
  color: var(--t2);
`;

export const Close = styled(SiteLink)`
  position: absolute;
  top: 6px;
  right: 6px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 6px;
  color: var(--t2);
  &:hover {
    background: var(--s3);
    color: var(--t1);
  }
`;

/** A switch between the figures of one result. */
export const Figures = styled.nav`
  ${choices}
  margin-top: 10px;
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: 1 0 auto;
    min-height: 44px;
    padding: 0 14px;
    color: inherit;
    white-space: nowrap;
    &:hover:not([aria-current]) {
      background: var(--s3);
    }
  }
`;

/** With a triangle and a word, because colour alone must not carry meaning. */
export const DoubtLine = styled.p`
  margin-top: 6px;
  color: var(--amber);
  &::before {
    content: '▲ Doubtful: ' / 'Doubtful: ';
    font-weight: 600;
  }
`;

export const PartHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin-top: 18px;
  padding-bottom: 6px;
  border-bottom: 1px solid var(--edge);
  small {
    color: var(--t3);
    font-size: 14px;
  }
`;

export const Rows = styled.ul<{ $hasStarts: boolean }>`
  margin-bottom: 10px;
  > li {
    display: grid;
    grid-template-columns: ${({ $hasStarts }) => $hasStarts && '64px'} minmax(84px, auto) minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 10px;
    min-height: 38px;
    border-bottom: 1px solid var(--line);
    color: var(--t2);
    small {
      font-size: 13px;
      line-height: 1.25;
      text-align: right;
      color: var(--t3);
    }
    b {
      font-weight: 400;
      text-align: right;
    }
  }
  > [data-state='used'] {
    color: var(--t1);
    b {
      padding-left: 8px;
      border-left: 4px solid var(--red);
      font-weight: 600;
    }
    > [data-name] {
      font-weight: 600;
    }
  }
  > [data-state='ruled-out'] {
    color: var(--t3);
    > [data-name]::before {
      content: '✕ ' / '';
      color: var(--amber);
    }
  }
`;

export const RuleText = styled.div`
  margin-top: 18px;
  > h3 {
    padding-bottom: 6px;
    border-bottom: 1px solid var(--edge);
  }
  > p {
    padding-top: 8px;
    font: 15px/1.5 var(--prose);
    color: var(--t2);
  }
`;

export const Changes = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 56px;
    align-items: center;
    gap: 0 12px;
    min-height: 38px;
    border-bottom: 1px solid var(--line);
    b {
      font-weight: 600;
    }
    small {
      font-size: 14px;
      text-align: right;
      color: var(--t3);
    }
  }
`;

export const Foot = styled.div`
  margin: 0 -20px;
  padding: 0 20px;
  > p {
    margin-top: 16px;
  }
  ${PHONE} {
    > p {
      margin-top: 12px;
    }
  }
`;

/** A time that plays the stream from there. */
export const PlayButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  text-decoration: underline var(--edge);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: var(--red-t);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
