import { styled } from '@holeshot/platform';
import { BrokenDroneIcon, Button, Dialog, underlined } from '@holeshot/ui';
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

interface CrashDialogProps {
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
