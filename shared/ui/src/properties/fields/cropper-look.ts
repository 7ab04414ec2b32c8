import { css } from '@holeshot/platform';

/** The frame of react-image-crop; its own style sheet is not loaded. */
export const cropperLook = css`
  .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    cursor: crosshair;
  }
  .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  .ReactCrop__child-wrapper,
  .ReactCrop__crop-selection {
    touch-action: none;
  }
  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: calc(100% + 0.5px);
    height: calc(100% + 0.5px);
    pointer-events: none;
  }
  .ReactCrop__crop-selection {
    position: absolute;
    top: 0;
    left: 0;
    outline: 2px solid var(--white);
    outline-offset: -1px;
    cursor: move;
  }
  .ReactCrop__crop-selection:focus-visible {
    outline-width: 4px;
    border-radius: 0;
  }
  .ReactCrop__drag-handle {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 2px solid var(--white);
    border-radius: 50%;
    background: var(--bg);
  }
  .ReactCrop__drag-handle:focus-visible {
    border-radius: 50%;
    background: var(--red);
  }
  .ReactCrop__drag-handle::after {
    content: '';
    position: absolute;
    inset: -17px;
  }
  .ReactCrop__drag-bar,
  .ord-n,
  .ord-e,
  .ord-s,
  .ord-w {
    display: none;
  }
  .ord-nw,
  .ord-ne {
    top: 0;
  }
  .ord-sw,
  .ord-se {
    bottom: 0;
  }
  .ord-nw,
  .ord-sw {
    left: 0;
  }
  .ord-ne,
  .ord-se {
    right: 0;
  }
  .ord-nw {
    transform: translate(-50%, -50%);
    cursor: nw-resize;
  }
  .ord-ne {
    transform: translate(50%, -50%);
    cursor: ne-resize;
  }
  .ord-sw {
    transform: translate(-50%, 50%);
    cursor: sw-resize;
  }
  .ord-se {
    transform: translate(50%, 50%);
    cursor: se-resize;
  }
`;
