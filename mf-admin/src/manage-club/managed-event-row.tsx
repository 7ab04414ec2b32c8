import { eventHref } from '@holeshot/contract';
import { formatDateTime } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { LiveDot, ScriptedButton, useCopy } from '@holeshot/ui';
import { countText, STATE_TEXT } from './event-texts';
import type { ManagedEvent } from './managing.query';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface ManagedEventRowProps {
  event: ManagedEvent;
  openRegistrations: () => void;
}

/** An event with its state, its registrations, and what a manager does with it. */
export function ManagedEventRow({ event, openRegistrations }: ManagedEventRowProps) {
  const { openDialog } = usePlatform();
  const copy = useCopy();
  const { id, name, start, state, canRegister, pilotNames } = event;
  return (
    <Row>
      <Words>
        <h4>{state === 'hidden' ? name : <SiteLink to={eventHref({ eventId: id })}>{name}</SiteLink>}</h4>
        <p>
          {state === 'running' && <LiveDot />} <State>{STATE_TEXT[state]}</State>
          {' · '}
          {start === null ? 'No date yet' : formatDateTime(start)}
        </p>
        <p>
          {countText(event)}
          {state === 'upcoming' && !canRegister && ' · registration closed'}
        </p>
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
      </Actions>
    </Row>
  );
}
