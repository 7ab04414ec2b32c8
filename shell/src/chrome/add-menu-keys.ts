/**
 * Lets the arrow keys move between the items of an open menu, and closes it when the focus goes elsewhere. Returns a
 * function that stops this.
 */
export function addMenuKeys(menu: HTMLDetailsElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !menu.open) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  };
  menu.addEventListener('keydown', move);
  menu.addEventListener('focusout', closeOnLeave);
  return () => {
    menu.removeEventListener('keydown', move);
    menu.removeEventListener('focusout', closeOnLeave);
  };
}
