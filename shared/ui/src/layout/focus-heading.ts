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
