import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import {
  Button,
  ConfirmDialog,
  CsvButton,
  Dialog,
  EmptyView,
  FailedView,
  Lines,
  Skeleton,
  SkeletonRows,
} from '@holeshot/ui';
import { useState } from 'react';
import { useUncached } from '../page/use-uncached';
import { registeredText } from './event-texts';
import { JoinedEvents } from './joined-events';
import { type ClubRegistration, clubRegistrationsQuery, type ManagedEvent } from './managing.query';
import { RegistrationLine } from './registration-line';
import { registrationsCsv } from './registrations-csv';

const Count = styled.p`
  color: var(--t2);
`;

interface RegistrationsDialogProps {
  event: ManagedEvent;
  close: () => void;
}

/** The registrations for an event, with notes; a manager can remove them. */
export function RegistrationsDialog({ event, close }: RegistrationsDialogProps) {
  const { client, reload, toast } = usePlatform();
  const [loaded, load] = useUncached(clubRegistrationsQuery(event.id));
  const [removed, setRemoved] = useState<ClubRegistration | null>(null);
  const rows = loaded?.ok ? loaded.value : [];
  const remove = async ({ userId, pilotName }: ClubRegistration) => {
    await client.send('DELETE', fillPath(paths.clubRegistration, { eventId: event.id, userId }));
    toast(`${pilotName} is no longer registered.`);
    await Promise.all([load(), reload()]);
  };
  return (
    <>
      <Dialog
        title={`Registrations of ${event.name}`}
        close={close}
        footer={
          <>
            {rows.length > 0 && (
              <CsvButton
                fileName={`${event.name} registrations`}
                label="registrations"
                rows={() => registrationsCsv(rows)}
              />
            )}
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        {loaded === null && (
          <Skeleton label="registrations">
            <SkeletonRows rows={4} />
          </Skeleton>
        )}
        {loaded?.ok === false && (
          <FailedView what="The registrations" failure={loaded.failure} retry={() => void load()} />
        )}
        {loaded?.ok && rows.length === 0 && (
          <EmptyView title="No registrations" text="People who register on the site appear here." />
        )}
        <JoinedEvents event={event} close={close} />
        {rows.length > 0 && (
          <>
            <Count>{registeredText(summarizeRegistrations(event, rows))}</Count>
            <Lines>
              {rows.map((registration) => (
                <RegistrationLine
                  key={registration.userId}
                  registration={registration}
                  remove={() => setRemoved(registration)}
                />
              ))}
            </Lines>
          </>
        )}
      </Dialog>
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.pilotName}?`}
          text={`${removed.pilotName} is told on the next visit. The next on the waiting list gets a free place.`}
          action="Remove"
          act={() => remove(removed)}
          next={() => setRemoved(null)}
          // a refused removal may be of a person who has left
          close={() => {
            setRemoved(null);
            void load();
          }}
        />
      )}
    </>
  );
}

const summarizeRegistrations = ({ capacity }: ManagedEvent, rows: readonly ClubRegistration[]) => {
  const registered = rows.filter(({ status }) => status === 'registered');
  return {
    capacity,
    pilotNames: registered.map(({ pilotName }) => pilotName),
    waiting: rows.length - registered.length,
  };
};
