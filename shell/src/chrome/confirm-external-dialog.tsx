import { styled } from '@holeshot/platform';
import { Button, buttonLook, Dialog, Prose } from '@holeshot/ui';

const Link = styled.a<{ $look: 'primary' }>`
  ${buttonLook}
  min-width: 0;
`;

const Address = styled(Prose)`
  overflow-wrap: anywhere;
`;

interface ConfirmExternalDialogProps {
  link: { href: string; label: string };
  close: () => void;
}

/** Asks before a link leaves the site: Cancel, or the link (R4). */
export function ConfirmExternalDialog({ link: { href, label }, close }: ConfirmExternalDialogProps) {
  return (
    <Dialog
      title="You are leaving Holeshot"
      close={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Link $look="primary" href={href} target="_blank" rel="noopener noreferrer" onClick={close}>
            {label}
          </Link>
        </>
      }
    >
      <Address>{href}</Address>
    </Dialog>
  );
}
