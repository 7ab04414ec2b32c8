import { type Account, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { formatDate } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { ChevronIcon, failureText, ScriptedButton } from '@holeshot/ui';
import { useState } from 'react';
import { EventLine, EventLines } from './event-line';

type Claim = Account['claims'][number];

const Fold = styled.details`
  margin-top: 32px;
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin-bottom: 4px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    span {
      color: var(--t3);
    }
    svg {
      margin-left: auto;
      color: var(--t2);
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

/** The events that the person claimed, folded. */
export function ClaimedEvents({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <Fold>
      <summary>
        <h2>Claimed events</h2>
        <span>{claims.length}</span>
        <ChevronIcon />
      </summary>
      <EventLines>
        {claims.map((claim) => (
          <ClaimLine key={`${claim.event.id} ${claim.pilot.id}`} claim={claim} />
        ))}
      </EventLines>
    </Fold>
  );
}

function ClaimLine({ claim: { event, pilot } }: { claim: Claim }) {
  const { client, reload, toast } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    setIsBusy(true);
    try {
      await client.send('DELETE', fillPath(paths.claim, { eventId: event.id, pilotId: pilot.id }));
      await reload();
    } catch (error) {
      toast(`The claim is still there: ${failureText(error)}`, 'failure');
    }
    setIsBusy(false);
  };
  return (
    <EventLine
      event={event}
      detail={`${event.start === null ? '' : `${formatDate(event.start)}, `}flown as ${pilot.name}`}
      action={
        <ScriptedButton
          $small
          $look="quiet"
          disabled={isBusy}
          onClick={undo}
          aria-label={`Undo the claim of ${event.name}`}
        >
          Undo
        </ScriptedButton>
      }
    />
  );
}
