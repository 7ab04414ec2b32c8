import { styled } from '@holeshot/platform';
import { PHONE, useModalDialog, windowLook } from '@holeshot/ui';
import type { ReactNode } from 'react';

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
  const dialogProps = useModalDialog(close);
  return (
    <Window aria-label="Search" {...dialogProps}>
      {children}
    </Window>
  );
}
