import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, ConfirmDialog, Prose } from '@holeshot/ui';
import { useState } from 'react';
import { JoinEventDialog } from './join-event-dialog';
import type { ManagedEvent, NamedEvent } from './managing.query';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-bottom: 16px;
  > :first-child {
    flex: 1 1 240px;
    margin: 0;
  }
`;

/** For a joined event, a button to separate it; for a separate one, a button to join it after all. */
export function JoinedEvents({ event, close }: { event: ManagedEvent; close: () => void }) {
  const { client, reload, toast } = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const [app, setApp] = useState<NamedEvent | null>(null);
  const { joinedWith, joinChoices } = event;
  const separate = async (site: NamedEvent) => {
    await client.send('DELETE', fillPath(paths.eventSeparation, { eventId: site.id }));
    await reload();
    close();
    toast(`${event.name} and ${site.name} are two events again.`);
  };
  return (
    <>
      {joinedWith && (
        <Box>
          <Prose>This event is one with {joinedWith.name}, which was made on the site.</Prose>
          <Button $small onClick={() => setIsAsking(true)}>
            Undo joining
          </Button>
        </Box>
      )}
      {joinChoices.map((choice) => (
        <Box key={choice.id}>
          <Prose>The timing app has {choice.name} on the same day.</Prose>
          <Button $small onClick={() => setApp(choice)}>
            Compare with {choice.name}
          </Button>
        </Box>
      ))}
      {app && <JoinEventDialog site={event} app={app} close={() => setApp(null)} onJoined={close} />}
      {isAsking && joinedWith && (
        <ConfirmDialog
          title="Two events again?"
          text={`Registrations, places, info and streams of ${joinedWith.name} go back to it. Who registered since then stays with ${event.name}.`}
          action="Undo joining"
          act={() => separate(joinedWith)}
          close={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
