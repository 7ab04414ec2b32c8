import { fillPath, type WriteMethod } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, ConfirmDialog, failureText, Lines, ScriptedButton, Section } from '@holeshot/ui';
import { useState } from 'react';
import { ForClub } from './for-club';
import type { JoinRequest } from './managing.query';
import { PersonLine } from './person-line';

const Frame = styled.div`
  margin-bottom: 24px;
`;

interface JoinRequestsProps {
  clubId: number;
  clubName: string;
  requests: readonly JoinRequest[];
}

/** Open requests to join the club, for a manager to answer; nothing without any. */
export function JoinRequests({ clubId, clubName, requests }: JoinRequestsProps) {
  const { client, reload, toast } = usePlatform();
  const [declined, setDeclined] = useState<JoinRequest | null>(null);
  if (requests.length === 0) return null;
  const answer = async (method: WriteMethod, { userId }: JoinRequest, text: string) => {
    await client.send(method, fillPath(paths.joinRequest, { clubId, userId }));
    await reload();
    toast(text);
  };
  const approve = async (request: JoinRequest) => {
    try {
      await answer('PUT', request, `${request.name} is a member of ${clubName} now.`);
    } catch (error) {
      toast(`${request.name} is not a member yet: ${failureText(error)}`, 'failure');
    }
  };
  return (
    <Frame>
      <Section heading={<ForClub what="Requests to join" clubName={clubName} />} level={3} isFirst>
        <Lines>
          {requests.map((request) => (
            <PersonLine key={request.userId}>
              <span>{request.name}</span>
              <ActionButton $small aria-label={`Approve ${request.name}`} act={() => approve(request)}>
                Approve
              </ActionButton>
              <ScriptedButton
                $small
                $look="quiet"
                aria-label={`Decline ${request.name}`}
                onClick={() => setDeclined(request)}
              >
                Decline
              </ScriptedButton>
            </PersonLine>
          ))}
        </Lines>
      </Section>
      {declined && (
        <ConfirmDialog
          title={`Decline ${declined.name}?`}
          text={`${declined.name} is told on the next visit, and can ask again.`}
          action="Decline"
          act={() => answer('DELETE', declined, `${declined.name} is declined.`)}
          close={() => setDeclined(null)}
        />
      )}
    </Frame>
  );
}
