import { styled } from '@holeshot/platform';
import {
  Button,
  ButtonLink,
  CodeField,
  ConfirmDialog,
  Dialog,
  Drawer,
  Pager,
  Prose,
  ScriptedButton,
  SelectBox,
} from '@holeshot/ui';
import { useState } from 'react';
import type { Example } from '../example';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const controls: Example[] = [
  {
    name: 'Button',
    content: (
      <Row>
        <Button $look="primary">Register</Button>
        <Button>Details</Button>
        <Button $look="quiet">Cancel</Button>
        <Button disabled>Next</Button>
      </Row>
    ),
  },
  {
    name: 'Button, small',
    content: (
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
  },
  {
    name: 'SelectBox',
    content: (
      <SelectBox aria-label="Club" defaultValue="1">
        <option value="1">Saltbush FPV</option>
        <option value="2">Harbour Gates</option>
      </SelectBox>
    ),
  },
  {
    name: 'Pager',
    content: <Pager label="Pages of events" page={2} pageSize={10} total={34} hrefOf={() => '/controls'} />,
  },
  { name: 'Dialog', content: <DialogExample /> },
  { name: 'CodeField', content: <CodeFieldExample /> },
  { name: 'ConfirmDialog', content: <ConfirmDialogExample /> },
  { name: 'Drawer', content: <DrawerExample /> },
];

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen && (
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
    </>
  );
}

function ConfirmDialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask first</Button>
      {isOpen && (
        <ConfirmDialog
          title="Remove your registration?"
          text="The first one on the waiting list gets your place."
          action="Remove"
          act={async () => close()}
          close={close}
        />
      )}
    </>
  );
}

function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open a drawer</Button>
      {isOpen && (
        <Drawer title="Login via Patreon" close={() => setIsOpen(false)}>
          <Prose>A panel at the right, on phones a sheet.</Prose>
        </Drawer>
      )}
    </>
  );
}

function CodeFieldExample() {
  const ignore = () => undefined;
  return (
    <CodeField
      id="example-key"
      title="Key"
      desc="Shown masked, to be copied."
      value="hsk_example"
      isRequired={false}
      fault={undefined}
      edit={ignore}
      leave={ignore}
    />
  );
}
