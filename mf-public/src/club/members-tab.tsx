import type { ClubPerson } from '@holeshot/client';
import { profileHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import { EmptyView, Muted, PilotPhoto, Section } from '@holeshot/ui';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  column-gap: 24px;
  border-top: 1px solid var(--edge);
`;

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  border-bottom: 1px solid var(--line);
  font-size: 17px;
  font-weight: 600;
  > :last-child {
    overflow-wrap: anywhere;
  }
  a {
    padding: 10px 0;
  }
  a:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

interface MembersTabProps {
  admins: readonly ClubPerson[];
  members: readonly ClubPerson[];
}

/** Admins and members as profile cards (R16). */
export function MembersTab({ admins, members }: MembersTabProps) {
  if (admins.length + members.length === 0) {
    return <EmptyView title="No members yet" text="People who join the club appear here." />;
  }
  return (
    <>
      <People heading="Admins" people={admins} />
      <People heading="Members" people={members} />
    </>
  );
}

function People({ heading, people }: { heading: string; people: readonly ClubPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Section heading={heading} isFirst aside={<Muted>{people.length}</Muted>}>
      <Grid>
        {people.map((person) => (
          <Card key={person.id}>
            <PilotPhoto url={person.photoUrl} name={getName(person)} />
            {person.handle !== null && person.hasProfile ? (
              <SiteLink to={profileHref({ handle: person.handle })}>{person.handle}</SiteLink>
            ) : (
              <span>{getName(person)}</span>
            )}
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** The handle, or first and last name without one. */
const getName = ({ handle, firstName, lastName }: ClubPerson): string =>
  handle ?? ([firstName, lastName].filter(Boolean).join(' ') || 'Member');
