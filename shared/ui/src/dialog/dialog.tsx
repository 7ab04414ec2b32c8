import { css, styled } from '@holeshot/platform';
import { type ReactNode, useId } from 'react';
import { PHONE } from '../styles/tokens';
import { useModalDialog } from './use-modal-dialog';
import { windowLook } from './window-look';

const sheet = css`
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  border-width: 1px 0 0;
  border-radius: 10px 10px 0 0;
`;

const Window = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? 880 : 600)}px, calc(100% - 32px));
  max-height: calc(100dvh - 32px);
  ${windowLook}
  ${PHONE} {
    ${sheet}
  }
`;

const Head = styled.div<{ $hasCorner: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: 18px 20px 14px;
  border-bottom: ${({ $hasCorner }) => ($hasCorner ? '1px solid var(--line)' : 0)};
  h2 {
    font-size: ${({ $hasCorner }) => ($hasCorner ? 22 : 28)}px;
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
  flex-wrap: wrap;
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
  /** 880 px instead of 600 */
  wide?: boolean;
  /** a button to close it, beside the title */
  corner?: ReactNode;
}

/** A modal dialog, open while mounted; see `useModalDialog`. */
export function Dialog({ title, close, children, footer, wide = false, corner }: DialogProps) {
  const titleId = useId();
  const dialogProps = useModalDialog(close);
  return (
    <Window $wide={wide} aria-labelledby={titleId} {...dialogProps}>
      <Head $hasCorner={Boolean(corner)}>
        <h2 id={titleId}>{title}</h2>
        {corner}
      </Head>
      <Body>{children}</Body>
      <Foot>{footer}</Foot>
    </Window>
  );
}
