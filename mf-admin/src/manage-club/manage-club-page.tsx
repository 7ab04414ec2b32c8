import { clubHref, patreonHref } from '@holeshot/contract';
import { definePage, styled, usePlatform } from '@holeshot/platform';
import {
  Column,
  EmptyView,
  HeadingSkeleton,
  ScriptedButton,
  Section,
  SignedOutView,
  TextLink,
} from '@holeshot/ui';
import { ClubSection } from './club-section';
import { loadManageClub, type ManageClubData } from './load-manage-club';

const HEADING = 'Manage Club / Events';

const Clubs = styled.div`
  > :first-child {
    margin-top: 0;
  }
`;

function ManageClubView({ data }: { data: ManageClubData }) {
  return (
    <Column>
      <Section heading={HEADING} level={1} isFirst>
        <Content data={data} />
      </Section>
    </Column>
  );
}

function Content({ data }: { data: ManageClubData }) {
  switch (data.kind) {
    case 'signed-out':
      return <SignedOutView text="Log in to manage your club and its events." />;
    case 'no-club':
      return <NoClub {...data} />;
    case 'clubs':
      return (
        <Clubs>
          {data.clubs.map((parts) => (
            <ClubSection key={parts.clubId} parts={parts} />
          ))}
        </Clubs>
      );
  }
}

/** For a person who manages no club: how to get one or to join one, and which requests wait for an answer. */
function NoClub({ canCreate, asked }: Extract<ManageClubData, { kind: 'no-club' }>) {
  const { openDialog } = usePlatform();
  return (
    <>
      {canCreate ? (
        <EmptyView
          title="Your club starts here"
          text="Your tier includes a club: its page, its events with registration, and live timing from the desktop app. Everybody sees them without a membership."
          action={
            <>
              <ScriptedButton $look="primary" onClick={() => openDialog('create-club')}>
                Create your club
              </ScriptedButton>
              <ScriptedButton $look="outline" onClick={() => openDialog('link-club')}>
                Link to existing club
              </ScriptedButton>
            </>
          }
        />
      ) : (
        <EmptyView
          title="You do not manage a club"
          text="With the Club tier you create a club of your own here. To join a club as a member, ask one of its managers for its code."
          action={
            <>
              <ScriptedButton $look="primary" onClick={() => openDialog('link-club')}>
                Link to existing club
              </ScriptedButton>
              <TextLink to={patreonHref()}>Compare the tiers</TextLink>
            </>
          }
        />
      )}
      {asked.map(({ id, name }) => (
        <p key={id}>
          Asked <TextLink to={clubHref({ clubId: id })}>{name}</TextLink>; a manager decides.
        </p>
      ))}
    </>
  );
}

/** `/manageClub`. */
export const page = definePage<ManageClubData>({
  load: loadManageClub,
  View: ManageClubView,
  meta: () => ({
    title: HEADING,
    description: 'The properties of your club, all its events, and who registered for them.',
  }),
  Skeleton: () => <HeadingSkeleton heading={HEADING} rows={10} />,
});
