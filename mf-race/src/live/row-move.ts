/** How a row moves to its new place. */
export const ROW_MOVE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(.2,.8,.2,1)' };
