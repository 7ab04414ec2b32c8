import { styled } from '@holeshot/platform';
import { Button, Dialog, underlined } from '@holeshot/ui';
import { crashReport } from './crash-report';

const Joke = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  color: var(--t2);
  font-size: 18px;
  svg {
    flex: none;
  }
`;

const Message = styled.p`
  font-size: 20px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Code = styled.pre`
  margin: 0;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--bg);
  color: var(--t2);
  font: 13px/1.55 var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Url = styled.a`
  ${underlined}
  overflow-wrap: anywhere;
`;

export interface CrashDialogProps {
  /** any thrown value */
  error: unknown;
  close: () => void;
}

/** Shows an error's message, url, stack and detail (R49). */
export function CrashDialog({ error, close }: CrashDialogProps) {
  const { message, stack, json, url } = crashReport(error);
  return (
    <Dialog title="You've crashed out" close={close} footer={<Button onClick={close}>Cancel</Button>}>
      <Joke>
        <BrokenDroneIcon />
        <p>All of your propellers are broken and a lipo is on fire</p>
      </Joke>
      <Message>{message}</Message>
      {url && (
        <p>
          <Url href={url}>{url}</Url>
        </p>
      )}
      {stack && <Code>{stack}</Code>}
      {json && <Code>{json}</Code>}
    </Dialog>
  );
}

/** A drone with broken propellers. */
const BrokenDroneIcon = () => (
  <svg width={76} height={76} viewBox="0 0 76 76" fill="none" aria-hidden="true">
    <g transform="rotate(24 38 38)" stroke="var(--t3)" strokeWidth={4}>
      <path d="M14 14 62 62M62 14 45 31M31 45 14 62" />
      <path
        d="M5 8 23 20M53 20 58 16M64 10 71 6M6 67 12 63M18 60 24 55M53 57 71 67"
        stroke="var(--t1)"
        strokeWidth={3}
      />
      <rect x={32} y={28} width={12} height={20} rx={2} fill="var(--red)" stroke="none" />
    </g>
  </svg>
);
