import { definePage, styled } from '@holeshot/platform';
import { Bone, Column, LoadedPart, Section, Skeleton, SkeletonRows } from '@holeshot/ui';
import { AccountClubs } from './account-clubs';
import { AccountProperties } from './account-properties';
import { ClaimedEvents } from './claimed-events';
import { ContinueLine } from './continue-line';
import { DeletionNote } from './deletion-note';
import { type AccountData, loadAccount } from './load-account';
import { MatchingEvents } from './matching-events';
import { ReadNotices } from './read-notices';
import { RegisteredEvents } from './registered-events';
import { Refused, SettingUp, SignInNeeded, SigningIn } from './sign-in-return';
import { YourData } from './your-data';

/** Account at the left, events at the right, and the data below the account; on phones the data is last. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: 48px;
    > :nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;

const Events = styled.div`
  @media (min-width: 860px) {
    margin-top: -8px;
  }
`;

function AccountView({ data }: { data: AccountData }) {
  switch (data.kind) {
    case 'signing-in':
      return <SigningIn code={data.code} state={data.state} />;
    case 'not-signed-in':
      return <Refused isByVisitor={data.isByVisitor} />;
    case 'setting-up':
      return <SettingUp code={data.setupCode} />;
    case 'signed-out':
      return <SignInNeeded />;
    case 'account':
      return <Account {...data} />;
  }
}

function Account({ properties, account, wantedEvent }: Extract<AccountData, { kind: 'account' }>) {
  const deletionAtMs = account.ok ? account.value.deletionAtMs : null;
  return (
    <Column>
      <Section heading="Your Account" level={1} isFirst>
        {wantedEvent && <ContinueLine event={wantedEvent} />}
        {deletionAtMs !== null && <DeletionNote atMs={deletionAtMs} />}
        <Parts>
          <div>
            <LoadedPart what="Your account" part={properties}>
              {(rows) => <AccountProperties rows={rows} />}
            </LoadedPart>
          </div>
          <Events>
            <LoadedPart what="Your events" part={account}>
              {({ registrations, matches, claims, clubs, askedClubs, readNotices }) => (
                <>
                  <RegisteredEvents registrations={registrations} />
                  <MatchingEvents matches={matches} />
                  <ClaimedEvents claims={claims} />
                  <AccountClubs clubs={clubs} askedClubs={askedClubs} />
                  <ReadNotices notices={readNotices} />
                </>
              )}
            </LoadedPart>
          </Events>
          <div>
            <YourData account={account.ok ? account.value : null} />
          </div>
        </Parts>
      </Section>
    </Column>
  );
}

const AccountSkeleton = () => (
  <Column>
    <Section heading="Your Account" level={1} isFirst>
      <Skeleton label="Your Account">
        <Bone $width="64px" $height={64} $round={6} />
        <SkeletonRows rows={8} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/account` (R113). */
export const page = definePage<AccountData>({
  load: loadAccount,
  View: AccountView,
  meta: () => ({
    title: 'Your Account',
    description: 'Your account, the events you registered for, and those that match your handle.',
  }),
  Skeleton: AccountSkeleton,
});
