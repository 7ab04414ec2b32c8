import { css, styled } from '@holeshot/platform';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PHONE } from '../styles/tokens';

const sheet = css`
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  border-width: 1px 0 0;
  border-radius: 10px 10px 0 0;
`;

const Window = styled.dialog`
  width: min(600px, calc(100% - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--s2);
  color: var(--t1);
  box-shadow: 0 24px 80px rgb(0 0 0 / 0.6);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgb(4 5 6 / 0.72);
  }
  ${PHONE} {
    ${sheet}
  }
`;

const Head = styled.div`
  padding: 18px 20px 14px;
  h2 {
    font-size: 28px;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 14px;
  padding: 4px 20px 18px;
  overflow: auto;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 10px;
  padding: 14px 20px;
  border-top: 1px solid var(--line);
  ${PHONE} {
    > * {
      flex: 1;
    }
  }
`;

interface DialogProps {
  title: string;
  close: () => void;
  children: ReactNode;
  /** buttons */
  footer: ReactNode;
}

/** A modal dialog, open while mounted. The browser traps the focus, closes on Esc, and restores the focus. */
export function Dialog({ title, close, children, footer }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // a layout effect: at its cleanup the dialog is still in the document, so close() can restore the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };

  return (
    <Window
      ref={ref}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={() => {
        if (!ref.current?.open) close();
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
      </Head>
      <Body>{children}</Body>
      <Foot>{footer}</Foot>
    </Window>
  );
}
