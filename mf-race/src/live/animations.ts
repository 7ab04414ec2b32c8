export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves an element from `shift` px below its new place, or above it. */
export const slide = (element: HTMLElement, shift: number): Animation =>
  element.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], {
    duration: 180,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });

/** Highlights an element once. */
export const flash = (element: HTMLElement): Animation =>
  element.animate([{ background: 'var(--s3)' }, { background: 'none' }], {
    duration: 900,
    easing: 'ease-out',
  });
