import { fillPath } from '@holeshot/client';
import { eventProperties } from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, EmptyView, InputBox, Lines, ScriptedButton, Section, SelectBox } from '@holeshot/ui';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import { filterEvents, STATE_TEXT } from './event-texts';
import { ForClub } from './for-club';
import { ManagedEventRow } from './managed-event-row';
import type { ManagedEvent } from './managing.query';
import { RegistrationsDialog } from './registrations-dialog';

/** Events above the button that shows all. */
const FIRST = 12;

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
  @media (scripting: none) {
    display: none;
  }
  > :first-child {
    flex: 1 1 220px;
  }
`;

const More = styled(Button)`
  margin-top: 16px;
`;

interface ClubEventsProps {
  clubId: number;
  clubName: string;
  events: readonly ManagedEvent[];
}

/** All events of a club, with a search. */
export function ClubEvents({ clubId, clubName, events }: ClubEventsProps) {
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<ManagedEvent | null>(null);
  const [deleted, setDeleted] = useState<ManagedEvent | null>(null);
  const found = filterEvents(events, { text, state });
  const shown = showsAll ? found : found.slice(0, FIRST);
  return (
    <Section
      heading={<ForClub what="Events" clubName={clubName} />}
      level={3}
      aside={<span>{events.length}</span>}
      isFirst
    >
      {events.length === 0 ? (
        <NoEvents clubId={clubId} />
      ) : (
        <>
          <Filter role="search" aria-label={`Search events of ${clubName}`}>
            <InputBox
              type="search"
              aria-label="Search events of the club"
              placeholder="Search events"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <SelectBox aria-label="State" value={state} onChange={({ target }) => setState(target.value)}>
              <option value="">All states</option>
              {Object.entries(STATE_TEXT).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectBox>
          </Filter>
          {found.length === 0 && (
            <EmptyView title="No Events found" text="Try another word, or all states." />
          )}
          <Lines>
            {shown.map((event) => (
              <ManagedEventRow
                key={event.id}
                event={event}
                openRegistrations={() => setOpened(event)}
                remove={() => setDeleted(event)}
              />
            ))}
          </Lines>
          {found.length > shown.length && (
            <More onClick={() => setShowsAll(true)}>Show all {found.length} events</More>
          )}
        </>
      )}
      {deleted && (
        <DeleteDialog
          name={deleted.name}
          path={fillPath(eventProperties, { eventId: deleted.id })}
          text={`${peopleText(deleted)} This cannot be undone; to hide the event instead, edit it.`}
          close={() => setDeleted(null)}
        />
      )}
      {opened && <RegistrationsDialog event={opened} close={() => setOpened(null)} />}
    </Section>
  );
}

function NoEvents({ clubId }: { clubId: number }) {
  const { openDialog } = usePlatform();
  return (
    <EmptyView
      title="No events yet"
      text="Create one here, or publish one with the timing app."
      action={
        <ScriptedButton onClick={() => openDialog('create-event', { clubId })}>
          Create an event
        </ScriptedButton>
      }
    />
  );
}

function peopleText({ pilotNames, waiting }: ManagedEvent): string {
  const count = pilotNames.length + waiting;
  if (count === 0) return 'Nobody has registered for it.';
  return `${count} ${count === 1 ? 'person' : 'people'} registered for it and will be told.`;
}
