import { definePage, styled, usePlatform } from '@holeshot/platform';
import { Column, EmptyView, ScriptedButton, Section, Skeleton, SkeletonRows } from '@holeshot/ui';
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
  const { openDialog } = usePlatform();
  switch (data.kind) {
    case 'signed-out':
      return (
        <EmptyView
          title="You are not signed in"
          text="Log in to manage your club and its events."
          action={
            <ScriptedButton $look="primary" onClick={() => openDialog('login')}>
              Login
            </ScriptedButton>
          }
        />
      );
    case 'no-club':
      return (
        <EmptyView
          title="You do not manage a club"
          text="Managers of a club with the Club tier find its properties and events here. To join a club, enter its code."
          action={
            <ScriptedButton $look="primary" onClick={() => openDialog('link-club')}>
              Link to existing club
            </ScriptedButton>
          }
        />
      );
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

const ManageClubSkeleton = () => (
  <Column>
    <Section heading={HEADING} level={1} isFirst>
      <Skeleton label={HEADING}>
        <SkeletonRows rows={10} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/manageClub`. */
export const page = definePage<ManageClubData>({
  load: loadManageClub,
  View: ManageClubView,
  meta: () => ({
    title: HEADING,
    description: 'The properties of your club, all its events, and who registered for them.',
  }),
  Skeleton: ManageClubSkeleton,
});
