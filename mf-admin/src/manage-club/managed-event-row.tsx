import { eventHistoryHref, eventHref } from '@holeshot/contract';
import { formatDateTime } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { ButtonLink, LiveDot, ScriptedButton, useCopy } from '@holeshot/ui';
import { countText, deliveryText, STATE_TEXT } from './event-texts';
import type { ManagedEvent } from './managing.query';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
  h4 {
    margin: 0;
    font-size: 17px;
    a:hover {
      text-decoration: underline var(--red-t);
      text-underline-offset: 3px;
    }
  }
  p {
    color: var(--t2);
  }
`;

const State = styled.span`
  color: var(--t1);
  font-weight: 600;
`;

const Warning = styled.p`
  && {
    color: var(--amber);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface ManagedEventRowProps {
  event: ManagedEvent;
  openRegistrations: () => void;
  remove: () => void;
}

/** An event with its state, its registrations, and what a manager does with it. */
export function ManagedEventRow({ event, openRegistrations, remove }: ManagedEventRowProps) {
  const { openDialog } = usePlatform();
  const copy = useCopy();
  const { id, name, start, state, removal, canRegister, pilotNames, conflicts, canDelete } = event;
  return (
    <Row>
      <Words>
        <h4>{state === 'hidden' ? name : <SiteLink to={eventHref({ eventId: id })}>{name}</SiteLink>}</h4>
        <p>
          {state === 'running' && <LiveDot />} <State>{removal ?? STATE_TEXT[state]}</State>
          {' · '}
          {start === null ? 'No date yet' : formatDateTime(start)}
        </p>
        <p>
          {countText(event)}
          {state === 'upcoming' && !canRegister && ' · registration closed'}
        </p>
        {conflicts.length > 0 && <Warning>{deliveryText(conflicts.length)}</Warning>}
      </Words>
      <Actions>
        <ScriptedButton
          $small
          aria-label={`Edit Event ${name}`}
          onClick={() => openDialog('edit-event', { eventId: id })}
        >
          Edit Event
        </ScriptedButton>
        <ScriptedButton
          $small
          aria-label={`Copy pilot list of ${name}`}
          disabled={pilotNames.length === 0}
          onClick={() => copy(pilotNames.join('\n'))}
        >
          Copy pilot list
        </ScriptedButton>
        <ScriptedButton $small aria-label={`Registrations of ${name}`} onClick={openRegistrations}>
          Registrations
        </ScriptedButton>
        {state !== 'hidden' && (
          <ButtonLink
            $small
            $look="quiet"
            to={eventHistoryHref({ eventId: id })}
            aria-label={`History of ${name}`}
          >
            History
          </ButtonLink>
        )}
        {canDelete && (
          <ScriptedButton $small $look="quiet" aria-label={`Delete ${name}`} onClick={remove}>
            Delete
          </ScriptedButton>
        )}
      </Actions>
    </Row>
  );
}
