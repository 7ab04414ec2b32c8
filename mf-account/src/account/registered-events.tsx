import { type Account, fillPath } from '@holeshot/client';
import { eventsHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { formatDateTime } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { ButtonLink, ConfirmDialog, EmptyView, Lines, ScriptedButton, Section, ZoneNote } from '@holeshot/ui';
import { useState } from 'react';
import { EventLine } from './event-line';

const Place = styled.span`
  display: block;
  color: var(--t1);
  font-weight: 500;
`;

type Registration = Account['registrations'][number];

/** The events that the person registered for. */
export function RegisteredEvents({ registrations }: { registrations: readonly Registration[] }) {
  const [toRemove, setToRemove] = useState<Registration | null>(null);
  return (
    <Section heading="Registered Events" isFirst>
      {registrations.length > 0 ? (
        <Lines>
          {registrations.map((registration) => (
            <EventLine
              key={registration.event.id}
              event={registration.event}
              isHidden={registration.isHidden}
              detail={<Detail registration={registration} />}
              action={
                <ScriptedButton
                  $small
                  onClick={() => setToRemove(registration)}
                  aria-label={`Remove the registration for ${registration.event.name}`}
                >
                  Remove
                </ScriptedButton>
              }
            />
          ))}
        </Lines>
      ) : (
        <EmptyView
          title="No registrations"
          text="Events that you register for appear here."
          action={<ButtonLink to={eventsHref()}>See the events</ButtonLink>}
        />
      )}
      {toRemove && <RemoveDialog registration={toRemove} close={() => setToRemove(null)} />}
    </Section>
  );
}

function RemoveDialog({ registration, close }: { registration: Registration; close: () => void }) {
  const { client, reload, toast } = usePlatform();
  const { event, status } = registration;
  const remove = async () => {
    await client.send('DELETE', fillPath(paths.ownRegistration, { eventId: event.id }));
    await reload();
    toast(`You are no longer registered for ${event.name}.`);
  };
  return (
    <ConfirmDialog
      title="Remove your registration?"
      text={
        status === 'waiting'
          ? `You give up your place on the waiting list of ${event.name}.`
          : `You give up your place at ${event.name}. The next on the waiting list gets it.`
      }
      action="Remove"
      act={remove}
      close={close}
    />
  );
}

function Detail({ registration: { event, status, place, isHidden } }: { registration: Registration }) {
  return (
    <>
      {event.start === null ? 'No date yet' : formatDateTime(event.start)} <ZoneNote {...event} />
      {status === 'waiting' && <Place>Waiting list, place {place}</Place>}
      {isHidden && <Place>Hidden by the club for now</Place>}
    </>
  );
}
