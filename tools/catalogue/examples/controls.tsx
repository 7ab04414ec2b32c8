import {
  ActionButton,
  Button,
  ButtonLink,
  CodeField,
  ConfirmDialog,
  Dialog,
  Drawer,
  DropdownMenu,
  InputBox,
  Pager,
  Prose,
  ScriptedButton,
  SelectBox,
  ShareButton,
} from '@holeshot/ui';
import { type ReactNode, useState } from 'react';
import type { Examples } from '../room-page';
import { Row } from './row';

export const controls: Examples = {
  Button: (
    <Row>
      <Button $look="primary">Register</Button>
      <Button>Details</Button>
      <Button $look="quiet">Cancel</Button>
      <Button disabled>Next</Button>
    </Row>
  ),
  ActionButton: (
    <Row>
      <ActionButton act={() => new Promise((resolve) => setTimeout(resolve, 2_000))}>Approve</ActionButton>
    </Row>
  ),
  ShareButton: (
    <ShareButton
      items={[{ label: 'Race', title: 'Race 5-1, Saltbush Grand Final', path: '/event/a/race/b' }]}
    />
  ),
  'Button, small': (
    <Row>
      <Button $small $look="primary">
        Register
      </Button>
      <Button $small>Details</Button>
      <ButtonLink $small $look="quiet" to="/controls">
        Clear
      </ButtonLink>
      <ScriptedButton $small>Copy</ScriptedButton>
    </Row>
  ),
  InputBox: <InputBox type="search" aria-label="Events" placeholder="Search events" />,
  SelectBox: (
    <SelectBox aria-label="Club" defaultValue="1">
      <option value="1">Saltbush FPV</option>
      <option value="2">Harbour Gates</option>
    </SelectBox>
  ),
  Pager: <Pager label="Pages of events" page={2} pageSize={10} total={34} getHref={() => '/controls'} />,
  DropdownMenu: (
    <DropdownMenu summary="Actions">
      <button type="button">Edit Event</button>
      <button type="button" disabled>
        Copy pilot list
      </button>
    </DropdownMenu>
  ),
  Dialog: (
    <Opener label="Open the dialog">
      {(close) => (
        <Dialog
          title="Leave the site?"
          close={close}
          footer={
            <Button $look="primary" onClick={close}>
              Close
            </Button>
          }
        >
          <p>This link leads to another site.</p>
        </Dialog>
      )}
    </Opener>
  ),
  CodeField: (
    <CodeField
      id="example-key"
      title="Key"
      desc="Shown masked, to be copied."
      value="hsk_example"
      edit={() => undefined}
    />
  ),
  ConfirmDialog: (
    <Opener label="Ask first">
      {(close) => (
        <ConfirmDialog
          title="Remove your registration?"
          text="The first one on the waiting list gets your place."
          action="Remove"
          act={async () => close()}
          close={close}
        />
      )}
    </Opener>
  ),
  Drawer: (
    <Opener label="Open a drawer">
      {(close) => (
        <Drawer title="Login via Patreon" close={close}>
          <Prose>A panel at the right, on phones a sheet.</Prose>
        </Drawer>
      )}
    </Opener>
  ),
};

interface OpenerProps {
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
