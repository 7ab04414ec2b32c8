import { styled } from '@holeshot/platform';
import { PHONE, windowLook } from '@holeshot/ui';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const Window = styled.dialog`
  width: min(760px, calc(100% - 32px));
  max-width: none;
  max-height: min(720px, calc(100dvh - 100px));
  margin: 76px auto 0;
  ${windowLook}
  ${PHONE} {
    width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

/** The modal window of search, open while mounted; on phones it fills the screen. Esc and a click outside call `close`. */
export function SearchWindow({ close, children }: { close: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressInside = useRef(false);
  // a layout effect: at its cleanup the dialog is still in the document, so close() can restore the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const closeOnEsc = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <Window
      ref={ref}
      aria-label="Search"
      onCancel={closeOnEsc}
      onMouseDown={({ target }) => {
        isPressInside.current = target !== ref.current;
      }}
      onClick={(event) => {
        // who selects a text may release the button outside
        if (event.target === ref.current && !isPressInside.current) close();
      }}
      onClose={() => {
        if (!ref.current?.open) close();
      }}
    >
      {children}
    </Window>
  );
}
