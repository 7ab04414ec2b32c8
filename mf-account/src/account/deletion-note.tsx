import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { failureText, OwnTime, ScriptedButton } from '@holeshot/ui';
import { useState } from 'react';

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
  const [isBusy, setIsBusy] = useState(false);
  const keep = async () => {
    setIsBusy(true);
    try {
      await client.send('DELETE', paths.accountDeletion);
      await reload();
      toast('Your account stays.');
    } catch (error) {
      toast(`Your account is still to be deleted: ${failureText(error)}`, 'failure');
      setIsBusy(false);
    }
  };
  return (
    <Line role="note">
      <b>
        Your account will be deleted on <OwnTime atMs={atMs} />.
      </b>
      <ScriptedButton $small disabled={isBusy} onClick={keep}>
        Keep my account
      </ScriptedButton>
    </Line>
  );
}
