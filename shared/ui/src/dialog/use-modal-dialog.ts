import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the props of a `<dialog>` that is modal and open while mounted. The browser traps the focus, and restores it.
 * Calls `close` on Esc and on a click outside; the dialog stays open while the parent keeps it mounted.
 */
export function useModalDialog(close: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressInside = useRef(false);

  // a layout effect: at its cleanup the dialog is still in the document, so close() can restore the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // on every render, because a second Esc closes the dialog without a cancel event
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  });

  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const box = ref.current?.getBoundingClientRect();
    if (target !== ref.current || !box) return false;
    // the padding targets the dialog element, as the backdrop does
    return !(clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom);
  };

  return {
    ref,
    onMouseDown(event: MouseEvent) {
      isPressInside.current = !isOutside(event);
    },
    onClick(event: MouseEvent) {
      // a selection of text may end outside
      if (isOutside(event) && !isPressInside.current) close();
    },
    onCancel(event: SyntheticEvent) {
      // a file input inside fires an event of the same name
      if (event.target !== ref.current) return;
      event.preventDefault();
      close();
    },
    onClose() {
      if (!ref.current?.open) close();
    },
  };
}
