import { eventHref } from '@holeshot/contract';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { ButtonLink } from '@holeshot/ui';

const Line = styled.p`
  margin-bottom: 24px;
  a {
    max-width: 100%;
    height: auto;
    padding-block: 10px;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** Leads back to the event that the person wanted to register for before the login, and opens its form. */
export function ContinueLine({ event: { id, name } }: { event: { id: string; name: string } }) {
  const { openDialog } = usePlatform();
  const { registrations } = useSession();
  if (registrations.some(({ eventId }) => eventId === id)) return null;
  return (
    <Line>
      <ButtonLink
        $look="primary"
        to={eventHref({ eventId: id })}
        onClick={() => openDialog('event-registration', { eventId: id })}
      >
        Continue with {name}
      </ButtonLink>
    </Line>
  );
}
