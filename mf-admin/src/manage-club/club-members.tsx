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

/** The members of a club. A manager makes others managers, reverts that, and removes members from the club. */
export function ClubMembers({ clubId, clubName, members }: ClubMembersProps) {
  const { client, reload, toast } = usePlatform();
  const { user } = useSession();
  const [removed, setRemoved] = useState<ClubMember | null>(null);
  const promote = async ({ userId, name }: ClubMember) => {
    try {
      await client.send('PUT', fillPath(paths.clubManager, { clubId, userId }));
      await reload();
      toast(`${name} manages ${clubName} now.`);
    } catch (error) {
      toast(`${name} is not a manager yet: ${failureText(error)}`, 'failure');
    }
  };
  const remove = async ({ userId, name, isManager }: ClubMember) => {
    await client.send(
      'DELETE',
      fillPath(isManager ? paths.clubManager : paths.clubMember, { clubId, userId }),
    );
    await reload();
    toast(`${name} ${isManager ? 'no longer manages' : 'is no longer a member of'} ${clubName}.`);
  };
  const isLast = members.filter(({ isManager }) => isManager).length === 1;
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
            {!(member.isManager && isLast) && (
              <ScriptedButton
                $small
                $look="quiet"
                aria-label={`${removalText(member)}: ${member.name}`}
                onClick={() => setRemoved(member)}
              >
                {removalText(member)}
              </ScriptedButton>
            )}
          </PersonLine>
        ))}
      </Lines>
      {removed && (
        <ConfirmDialog
          {...askRemoval(removed, { clubName, members, isOwn: removed.userId === user?.id })}
          action="Remove"
          act={() => remove(removed)}
          close={() => setRemoved(null)}
        />
      )}
    </Section>
  );
}

const removalText = ({ isManager }: ClubMember): string => (isManager ? 'Remove as manager' : 'Remove');

function askRemoval(
  { userId, name, isManager }: ClubMember,
  { clubName, members, isOwn }: Pick<ClubMembersProps, 'clubName' | 'members'> & { isOwn: boolean },
) {
  if (!isManager)
    return {
      title: `Remove ${name} from ${clubName}?`,
      text: `${name} is told on the next visit, and can ask to join again with the code of the club.`,
    };
  const staysManaged = members.some((one) => one.isManager && one.hasTier && one.userId !== userId);
  const warning = staysManaged
    ? ''
    : ` No other manager has the Club tier: until one has it, nobody can manage ${clubName}, and its desktop app is not linked.`;
  if (isOwn)
    return {
      title: `Stop managing ${clubName}?`,
      text: `You stay a member. Another manager can make you a manager again.${warning}`,
    };
  return {
    title: `Remove ${name} as a manager?`,
    text: `${name} stays a member, and is told on the next visit.${warning}`,
  };
}

const roleText = ({ hasTier }: ClubMember): string =>
  hasTier ? 'Manager' : 'Manager, once they have the Club tier';
