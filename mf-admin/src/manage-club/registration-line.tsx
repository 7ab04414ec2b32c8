import { styled } from '@holeshot/platform';
import { Button, OwnTime } from '@holeshot/ui';
import type { ClubRegistration } from './managing.query';
import { statusText } from './registrations-csv';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 0;
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
  p {
    color: var(--t2);
    font-size: 15px;
  }
`;

const Note = styled.p`
  && {
    color: var(--t1);
    white-space: pre-line;
  }
`;

interface RegistrationLineProps {
  registration: ClubRegistration;
  remove: () => void;
}

/** One registration, with its time on the clock of the browser. */
export function RegistrationLine({ registration, remove }: RegistrationLineProps) {
  const { pilotName, note, atMs } = registration;
  return (
    <Line>
      <Words>
        <b>{pilotName}</b>
        <p>
          {statusText(registration)} · <OwnTime atMs={atMs} />
        </p>
        {note && <Note>{note}</Note>}
      </Words>
      <Button $small aria-label={`Remove ${pilotName}`} onClick={remove}>
        Remove
      </Button>
    </Line>
  );
}
