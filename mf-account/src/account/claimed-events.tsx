import { type Account, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { formatDate } from '@holeshot/domain';
import { usePlatform } from '@holeshot/platform';
import { ActionButton, failureText } from '@holeshot/ui';
import { EventLine } from './event-line';
import { FoldedList } from './folded-list';

type Claim = Account['claims'][number];

/** The events that the person claimed, folded. */
export const ClaimedEvents = ({ claims }: { claims: readonly Claim[] }) => (
  <FoldedList heading="Claimed events">
    {claims.map((claim) => (
      <ClaimLine key={`${claim.event.id} ${claim.pilot.id}`} claim={claim} />
    ))}
  </FoldedList>
);

function ClaimLine({ claim: { event, pilot } }: { claim: Claim }) {
  const { client, reload, toast } = usePlatform();
  const undo = async () => {
    try {
      await client.send('DELETE', fillPath(paths.claim, { eventId: event.id, pilotId: pilot.id }));
      await reload();
    } catch (error) {
      toast(`The claim is still there: ${failureText(error)}`, 'failure');
    }
  };
  return (
    <EventLine
      event={event}
      detail={`${event.start === null ? '' : `${formatDate(event.start)}, `}flown as ${pilot.name}`}
      action={
        <ActionButton $small $look="quiet" act={undo} aria-label={`Undo the claim of ${event.name}`}>
          Undo
        </ActionButton>
      }
    />
  );
}
