import { type Account, fillPath } from '@holeshot/client';
import { clubHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { ConfirmDialog, Lines, ScriptedButton, Section, TextLink } from '@holeshot/ui';
import { useState } from 'react';

type Club = Account['clubs'][number];

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 48px;
  > :first-child {
    flex: 1 1 160px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--t2);
  }
`;

/** The clubs that the person belongs to and can leave, and those that they asked to join, until a manager answers. */
export function AccountClubs({ clubs, askedClubs }: Pick<Account, 'clubs' | 'askedClubs'>) {
  const { client, reload, toast } = usePlatform();
  const { user } = useSession();
  const [left, setLeft] = useState<Club | null>(null);
  if (clubs.length + askedClubs.length === 0) return null;
  const leave = async ({ id, name }: Club) => {
    await client.send('DELETE', fillPath(paths.clubMember, { clubId: id, userId: user?.id ?? 0 }));
    await reload();
    toast(`You left ${name}.`);
  };
  return (
    <Section heading="Clubs">
      <Lines>
        {clubs.map((club) => (
          <Line key={club.id}>
            <span>
              <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>
              {club.isManager && <small>Manager</small>}
            </span>
            {!club.isManager && (
              <ScriptedButton
                $small
                $look="quiet"
                aria-label={`Leave ${club.name}`}
                onClick={() => setLeft(club)}
              >
                Leave
              </ScriptedButton>
            )}
          </Line>
        ))}
        {askedClubs.map(({ id, name }) => (
          <Line key={id}>
            <span>
              Asked <TextLink to={clubHref({ clubId: id })}>{name}</TextLink>; a manager decides.
            </span>
          </Line>
        ))}
      </Lines>
      {left && (
        <ConfirmDialog
          title={`Leave ${left.name}?`}
          text="Your registrations and results stay. With the code of the club you can ask to join again."
          action="Leave"
          act={() => leave(left)}
          close={() => setLeft(null)}
        />
      )}
    </Section>
  );
}
