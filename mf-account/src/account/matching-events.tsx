import { type Account, FetchError, fillPath } from '@holeshot/client';
import { pilotInEventHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { formatDate } from '@holeshot/domain';
import { usePlatform } from '@holeshot/platform';
import { ActionButton, EmptyView, failureText, Lines, Section, TextLink } from '@holeshot/ui';
import { useState } from 'react';
import { EventLine } from './event-line';

type Match = Account['matches'][number];

/** Events with a pilot of the person's handle, which the person can claim. */
export const MatchingEvents = ({ matches }: { matches: readonly Match[] }) => (
  <Section heading="Events matching your handle">
    {matches.length > 0 ? (
      <Lines>
        {matches.map((match) => (
          <MatchLine key={`${match.event.id} ${match.pilot.id}`} match={match} />
        ))}
      </Lines>
    ) : (
      <EmptyView
        title="No matches"
        text="Events where a pilot flew under your handle appear here. Claim them, and they are on your profile."
      />
    )}
  </Section>
);

function MatchLine({ match: { event, pilot, isClaimedByOther } }: { match: Match }) {
  const { client, reload, toast } = usePlatform();
  const [failure, setFailure] = useState<string | null>(null);
  const hint = `If that was you, ask a manager of ${event.club.name}: they can undo the claim.`;

  const claim = async () => {
    setFailure(null);
    try {
      await client.send('PUT', fillPath(paths.claim, { eventId: event.id, pilotId: pilot.id }));
      await reload();
      toast(`You claimed ${event.name}.`);
    } catch (error) {
      const isConflict = error instanceof FetchError && error.status === 409;
      setFailure(isConflict ? `${failureText(error)} ${hint}` : failureText(error));
    }
  };

  return (
    <EventLine
      event={event}
      detail={
        <>
          {event.start !== null && `${formatDate(event.start)}, `}flown as{' '}
          <TextLink to={pilotInEventHref({ eventId: event.id, pilotId: pilot.id })}>{pilot.name}</TextLink>
        </>
      }
      action={
        !isClaimedByOther && (
          <ActionButton $small act={claim} aria-label={`Claim ${event.name}`}>
            Claim
          </ActionButton>
        )
      }
      below={
        isClaimedByOther
          ? `Claimed by another person. ${hint}`
          : failure && <span role="alert">{failure}</span>
      }
    />
  );
}
