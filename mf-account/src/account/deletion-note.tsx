import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, failureText, OwnTime } from '@holeshot/ui';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
  padding: 10px 16px;
  border-radius: 6px;
  background: var(--s1);
  font-size: 18px;
  b {
    color: var(--amber);
  }
`;

/** Shows when the account will be deleted, on the clock of the browser, with a button to cancel (R115). */
export function DeletionNote({ atMs }: { atMs: number }) {
  const { client, reload, toast } = usePlatform();
  const keep = async () => {
    try {
      await client.send('DELETE', paths.accountDeletion);
      await reload();
      toast('Your account stays.');
    } catch (error) {
      toast(`Your account is still to be deleted: ${failureText(error)}`, 'failure');
    }
  };
  return (
    <Line role="note">
      <b>
        Your account will be deleted on <OwnTime atMs={atMs} />.
      </b>
      <ActionButton $small act={keep}>
        Keep my account
      </ActionButton>
    </Line>
  );
}
