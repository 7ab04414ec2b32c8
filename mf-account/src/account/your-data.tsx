import type { Account } from '@holeshot/client';
import { eventsHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { buttonLook, failureText, Lines, ScriptedButton, Section } from '@holeshot/ui';
import { useState } from 'react';
import { leaveTo } from '../leaving/leave-to';
import { DeleteAccountDialog } from './delete-account-dialog';

const Actions = styled(Lines)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    padding: 12px 0;
  }
  p {
    flex: 1;
    min-width: 150px;
    color: var(--t2);
  }
`;

const DownloadLink = styled.a<{ $small: true }>`
  ${buttonLook}
`;

/** The actions on all data of a person. `account` is null when it did not load. */
export function YourData({ account }: { account: Account | null }) {
  const { client, toast } = usePlatform();
  const [isDeleting, setIsDeleting] = useState(false);
  const logOutEverywhere = async () => {
    try {
      await client.send('DELETE', paths.accountSessions);
      leaveTo(eventsHref());
    } catch (error) {
      toast(`You are still logged in: ${failureText(error)}`, 'failure');
    }
  };
  return (
    <Section heading="Your data">
      <Actions>
        <li>
          <p>Everything that the site stores about you, in one file.</p>
          <DownloadLink $small href={paths.accountData} download>
            Download my data
          </DownloadLink>
        </li>
        <li>
          <p>{account ? sessionsText(account.sessionCount) : 'Ends every session, this one included.'}</p>
          <ScriptedButton $small onClick={logOutEverywhere}>
            Log out everywhere
          </ScriptedButton>
        </li>
        {account?.deletionAtMs == null && (
          <li>
            <p>Takes your name, photo and registrations off the site.</p>
            <ScriptedButton $small onClick={() => setIsDeleting(true)}>
              Delete my account
            </ScriptedButton>
          </li>
        )}
      </Actions>
      {isDeleting && <DeleteAccountDialog close={() => setIsDeleting(false)} />}
    </Section>
  );
}

const sessionsText = (count: number): string =>
  count === 1 ? 'Only this browser is logged in.' : `${count} browsers are logged in, this one included.`;
