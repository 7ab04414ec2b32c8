import { FetchError, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, failureText, ScriptedButton } from '@holeshot/ui';
import { useState } from 'react';
import { Attention } from './attention';
import { JoinEventDialog } from './join-event-dialog';
import type { ManagedEvent, NamedEvent } from './managing.query';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Asks of each event that was made on the site whether the desktop app's event of that day is the same one. */
export function JoinQuestions({ events }: { events: readonly ManagedEvent[] }) {
  const { client, reload, toast } = usePlatform();
  const [opened, setOpened] = useState<{ site: ManagedEvent; app: NamedEvent } | null>(null);
  const open = events.filter(({ joinChoices, isSeparate }) => joinChoices.length > 0 && !isSeparate);
  const keepApart = async ({ id, name }: ManagedEvent) => {
    try {
      await client.send('PUT', fillPath(paths.eventSeparation, { eventId: id }));
      await reload();
      toast(`${name} stays an event of its own.`);
    } catch (error) {
      const isJoined = error instanceof FetchError && error.status === 409;
      toast(isJoined ? failureText(error) : `The question is still open: ${failureText(error)}`, 'failure');
      if (isJoined) await reload();
    }
  };
  return (
    <>
      {open.map((site) => (
        <Attention key={site.id} aria-label={`Is ${site.name} in the timing app?`}>
          <h3>One event or two?</h3>
          <p>
            The timing app sent {site.joinChoices.map(({ name }) => name).join(', ')}, on the day of{' '}
            {site.name}. Joined, they are one event: registrations, places and info of the site, races of the
            app.
          </p>
          <Actions>
            {site.joinChoices.map((app) => (
              <ScriptedButton key={app.id} $small onClick={() => setOpened({ site, app })}>
                Compare with {app.name}
              </ScriptedButton>
            ))}
            <ActionButton $small $look="quiet" act={() => keepApart(site)}>
              Keep them apart
            </ActionButton>
          </Actions>
        </Attention>
      ))}
      {opened && <JoinEventDialog {...opened} close={() => setOpened(null)} />}
    </>
  );
}
