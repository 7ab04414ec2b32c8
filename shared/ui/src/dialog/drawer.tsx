import { styled } from '@holeshot/platform';
import { Mark, PHONE } from '@holeshot/ui/base';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button';

const Panel = styled.dialog`
  width: 420px;
  max-width: 100%;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 20px 24px max(28px, env(safe-area-inset-bottom));
  overflow: auto;
  border: 0;
  border-left: 1px solid var(--line);
  background: var(--s2);
  color: var(--t1);
  h2 {
    font-size: 28px;
  }
  &[open] {
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  &::backdrop {
    background: var(--scrim);
  }
  ${PHONE} {
    width: 100%;
    height: fit-content;
    max-height: 92dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-top: 1px solid var(--line);
    border-radius: 10px 10px 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

interface DrawerProps {
  title: string;
  close: () => void;
  children: ReactNode;
}

/**
 * A modal dialog at the right edge, on phones a sheet at the bottom; open while mounted. The browser traps the focus,
 * closes on Esc, and restores the focus.
 */
export function Drawer({ title, close, children }: DrawerProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // a layout effect: at its cleanup the dialog is still in the document, so close() can restore the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const closeOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (target !== ref.current || !box) return;
    // a click on the panel's padding also targets the dialog element
    const isInside = clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
    if (!isInside) close();
  };

  return (
    <Panel
      ref={ref}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={() => {
        if (!ref.current?.open) close();
      }}
    >
      <Head>
        <Mark size={40} />
        <CloseButton close={close} />
      </Head>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Panel>
  );
}
