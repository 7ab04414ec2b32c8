import { type DialogProps, styled } from '@holeshot/platform';
import { Button, buttonLook, Dialog, Prose } from '@holeshot/ui';

const Link = styled.a<{ $look: 'primary' }>`
  ${buttonLook}
  min-width: 0;
`;

const Address = styled(Prose)`
  overflow-wrap: anywhere;
`;

/** Asks before a link leaves the site: Cancel, or the link (R4). */
export function ConfirmExternalDialog({ props, close }: DialogProps) {
  const { href, label } = props as { href: string; label: string };
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
