import { deskHref, eventHistoryHref, eventHref } from '@holeshot/contract';
import { formatDate, formatDateTime } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import {
  ButtonLink,
  DropdownMenu,
  LiveDot,
  PHONE,
  ScriptedButton,
  useCopy,
  VisuallyHidden,
} from '@holeshot/ui';
import { deliveryText, expectedText, flownText, STATE_TEXT } from './event-texts';
import type { ManagedEvent } from './managing.query';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
`;

const FinishedRow = styled(Row)`
  flex-wrap: nowrap;
  padding: 4px 0;
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

/** A finished event has one line, two on phones. */
const FinishedWords = styled(Words)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  h4 {
    flex: 1 1 220px;
  }
  p:nth-of-type(2) {
    min-width: 140px;
  }
  p {
    ${PHONE} {
      min-width: 0;
    }
  }
`;

const Menu = styled(DropdownMenu)`
  summary {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 6px;
    color: var(--t2);
    font-size: 20px;
    &:hover {
      background: var(--s3);
    }
  }
`;

interface ManagedEventRowProps {
  event: ManagedEvent;
  openRegistrations: () => void;
  remove: () => void;
}

/** An event with a manager's actions, which are in a menu once it is finished. */
export function ManagedEventRow({ event, openRegistrations, remove }: ManagedEventRowProps) {
  const { openDialog } = usePlatform();
  const copy = useCopy();
  const { id, name, state, pilotNames, conflicts, canDelete } = event;
  const title = (
    <h4>{state === 'hidden' ? name : <SiteLink to={eventHref({ eventId: id })}>{name}</SiteLink>}</h4>
  );
  const warning = conflicts.length > 0 && <Warning>{deliveryText(conflicts.length)}</Warning>;
  const actions = (
    <>
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
      {state !== 'hidden' && event.raceCount > 0 && (
        <ButtonLink
          $small
          $look="quiet"
          to={deskHref({ eventId: id })}
          aria-label={`Fairness desk of ${name}`}
        >
          Fairness desk
        </ButtonLink>
      )}
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
    </>
  );
  if (state !== 'finished')
    return (
      <Row>
        <Words>
          {title}
          <StateLines event={event} />
          {warning}
        </Words>
        <Actions>{actions}</Actions>
      </Row>
    );
  const summary = (
    <>
      <span aria-hidden="true">⋯</span>
      <VisuallyHidden>Actions for {name}</VisuallyHidden>
    </>
  );
  return (
    <FinishedRow>
      <FinishedWords>
        {title}
        <p>{event.start === null ? 'No date' : formatDate(event.start)}</p>
        <p>{flownText(event)}</p>
        {warning}
      </FinishedWords>
      <Menu summary={summary}>{actions}</Menu>
    </FinishedRow>
  );
}

/** State and time, then registrations. */
function StateLines({ event }: { event: ManagedEvent }) {
  const { state, removal, start, canRegister } = event;
  return (
    <>
      <p>
        {state === 'running' && <LiveDot />} <State>{removal ?? STATE_TEXT[state]}</State>
        {' · '}
        {start === null ? 'No date yet' : formatDateTime(start)}
      </p>
      <p>
        {state === 'running' ? flownText(event) : expectedText(event)}
        {state === 'upcoming' && !canRegister && ' · registration closed'}
      </p>
    </>
  );
}
