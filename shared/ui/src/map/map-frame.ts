import { css, styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui/base';
import { WORLD_ASPECT } from './locations';

/** On phones the world map is as wide as the screen. */
const WORLD_ON_PHONE = css`
  margin-inline: calc(-1 * var(--gutter));
  border-radius: 0;
  > svg circle {
    r: 1.8px;
  }
`;

const CLOSE_UP_ON_PHONE = css`
  height: 260px;
  aspect-ratio: auto;
`;

/** The box of a map, with the look of its pins and controls. */
export const MapFrame = styled.div<{ $closeUp: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $closeUp }) => ($closeUp ? '726 / 384' : WORLD_ASPECT)};
  border-radius: 10px;
  background: var(--s1);
  > svg,
  > div:first-of-type {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  /* a map that is not drawn would cover the placeholder */
  > [data-drawn='false'] {
    visibility: hidden;
  }
  .pin {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 6px solid transparent;
    border-radius: 50%;
    background: var(--red) padding-box;
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 2px var(--white);
    color: var(--white);
    font: 700 13px/1 var(--ui);
    cursor: pointer;
  }
  .pin:not(:empty) {
    width: 34px;
    height: 34px;
    border-width: 2px;
  }
  .pin:is(:hover, :focus-visible) {
    background-color: var(--red-hover);
    z-index: 1;
  }
  .maplibregl-ctrl-group,
  .mapboxgl-ctrl-group {
    background: var(--s3);
    button + button {
      border-color: var(--edge);
    }
    button span {
      /* the icons are dark */
      :root:not([data-theme='sun']) & {
        filter: invert(1);
      }
    }
  }
  .maplibregl-ctrl-scale {
    border-color: var(--t2);
    background: none;
    color: var(--t1);
    font: 14px var(--ui);
  }
  ${PHONE} {
    ${({ $closeUp }) => ($closeUp ? CLOSE_UP_ON_PHONE : WORLD_ON_PHONE)}
  }
`;

/** Tells why the map is missing. */
export const MapFailureNote = styled.p`
  position: absolute;
  right: 12px;
  bottom: 12px;
  left: 12px;
  padding: 10px 14px;
  border-radius: 6px;
  background: var(--s2);
  box-shadow: var(--raised);
`;
