/** Moves the focus to the heading of an element, such as the page. Returns whether there is one. */
export function focusHeading(within: ParentNode): boolean {
  const heading = within.querySelector<HTMLElement>('h1');
  if (heading) focusElement(heading);
  return heading !== null;
}

/** Moves the focus to an element that is no control, without scrolling. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves the focus to the heading of the open dialog, or of the page, when no element has it. */
export function restoreFocus(): void {
  if (document.activeElement !== document.body) return;
  const place = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const heading = place?.querySelector<HTMLElement>('h1, h2');
  if (heading) focusElement(heading);
}

/** A ref: when React removes the element while it has the focus, the focus moves to the heading. */
export const passFocusOn = (element: HTMLElement | null) => () => {
  // the element is still there
  if (document.activeElement === element) queueMicrotask(restoreFocus);
};
