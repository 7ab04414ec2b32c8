import { styled } from '@holeshot/platform';
import { Mark, PHONE } from '@holeshot/ui/base';
import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button';
import { useModalDialog } from './use-modal-dialog';

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

/** A modal dialog at the right edge, on phones a sheet at the bottom; open while mounted (`useModalDialog`). */
export function Drawer({ title, close, children }: DrawerProps) {
  const titleId = useId();
  const dialogProps = useModalDialog(close);
  return (
    <Panel aria-labelledby={titleId} {...dialogProps}>
      <Head>
        <Mark size={40} />
        <CloseButton close={close} />
      </Head>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Panel>
  );
}
