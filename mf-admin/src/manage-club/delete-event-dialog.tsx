import { fillPath } from '@holeshot/client';
import { eventProperties } from '@holeshot/contract/paths';
import { usePlatform } from '@holeshot/platform';
import { ConfirmDialog } from '@holeshot/ui';
import type { ManagedEvent } from './managing.query';

const peopleText = ({ pilotNames, waiting }: ManagedEvent): string => {
  const count = pilotNames.length + waiting;
  if (count === 0) return 'Nobody has registered for it.';
  return `${count} ${count === 1 ? 'person' : 'people'} registered for it and will be told.`;
};

interface DeleteEventDialogProps {
  event: ManagedEvent;
  close: () => void;
}

/** Asks before an event of the site is deleted. */
export function DeleteEventDialog({ event, close }: DeleteEventDialogProps) {
  const { client, reload, toast } = usePlatform();
  const { id, name } = event;
  const remove = async () => {
    await client.send('DELETE', fillPath(eventProperties, { eventId: id }));
    toast(`${name} is deleted.`);
    await reload();
  };
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      text={`${peopleText(event)} This cannot be undone; to hide the event instead, edit it.`}
      action="Delete"
      act={remove}
      close={close}
    />
  );
}
