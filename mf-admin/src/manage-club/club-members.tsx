import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { usePlatform, useSession } from '@holeshot/platform';
import { ActionButton, ConfirmDialog, failureText, Lines, ScriptedButton, Section } from '@holeshot/ui';
import { useState } from 'react';
import { ForClub } from './for-club';
import type { ClubMember } from './managing.query';
import { PersonLine } from './person-line';

interface ClubMembersProps {
  clubId: number;
  clubName: string;
  members: readonly ClubMember[];
}

/** The members of a club. A manager makes others managers, and reverts that. */
export function ClubMembers({ clubId, clubName, members }: ClubMembersProps) {
  const { client, reload, toast } = usePlatform();
  const { user } = useSession();
  const [removed, setRemoved] = useState<ClubMember | null>(null);
  const getPath = ({ userId }: ClubMember) => fillPath(paths.clubManager, { clubId, userId });
  const promote = async (member: ClubMember) => {
    try {
      await client.send('PUT', getPath(member));
      await reload();
      toast(`${member.name} manages ${clubName} now.`);
    } catch (error) {
      toast(`${member.name} is not a manager yet: ${failureText(error)}`, 'failure');
    }
  };
  const demote = async (member: ClubMember) => {
    await client.send('DELETE', getPath(member));
    await reload();
    toast(`${member.name} no longer manages ${clubName}.`);
  };
  const managers = members.filter(({ isManager }) => isManager);
  const isLast = managers.length === 1;
  const staysManaged = managers.some((manager) => manager.hasTier && manager.userId !== removed?.userId);
  const warning = staysManaged
    ? ''
    : ` No other manager has the Club tier: until one has it, nobody can manage ${clubName}, and its desktop app is not linked.`;
  return (
    <Section heading={<ForClub what="Members" clubName={clubName} />} level={3} aside={members.length}>
      <Lines>
        {members.map((member) => (
          <PersonLine key={member.userId}>
            <span>
              {member.name}
              {member.isManager && <small>{roleText(member)}</small>}
            </span>
            {!member.isManager && (
              <ActionButton $small aria-label={`Make manager: ${member.name}`} act={() => promote(member)}>
                Make manager
              </ActionButton>
            )}
            {member.isManager && !isLast && (
              <ScriptedButton
                $small
                $look="quiet"
                aria-label={`Remove as manager: ${member.name}`}
                onClick={() => setRemoved(member)}
              >
                Remove as manager
              </ScriptedButton>
            )}
          </PersonLine>
        ))}
      </Lines>
      {removed && (
        <ConfirmDialog
          title={
            removed.userId === user?.id
              ? `Stop managing ${clubName}?`
              : `Remove ${removed.name} as a manager?`
          }
          text={
            (removed.userId === user?.id
              ? 'You stay a member. Another manager can make you a manager again.'
              : `${removed.name} stays a member, and is told on the next visit.`) + warning
          }
          action="Remove"
          act={() => demote(removed)}
          close={() => setRemoved(null)}
        />
      )}
    </Section>
  );
}

const roleText = ({ hasTier }: ClubMember): string =>
  hasTier ? 'Manager' : 'Manager, once they have the Club tier';
