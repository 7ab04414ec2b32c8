import { fillPath } from '@holeshot/client';
import type { notice } from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, Column, failureText } from '@holeshot/ui';
import { useState } from 'react';

/**
 * The contract's path: the type makes sure of that. Importing its value would make a module of its own of all paths,
 * 300 bytes more in the entry for everybody.
 */
const NOTICE: typeof notice = '/api/account/notices/:noticeId';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 8px 8px 8px 16px;
    border-radius: 6px;
    background: var(--s1);
    font-size: 17px;
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** What happened while the user was away, until it is dismissed (R112). */
export function NoticeList() {
  const { client, reload, session, toast } = usePlatform();
  const [busyId, setBusyId] = useState<number | null>(null);
  const dismiss = async (noticeId: number) => {
    setBusyId(noticeId);
    try {
      await client.send('DELETE', fillPath(NOTICE, { noticeId }));
      await reload();
    } catch (error) {
      toast(`The notice is still there: ${failureText(error)}`, 'failure');
    }
    setBusyId(null);
  };
  if (session.notices.length === 0) return null;
  return (
    <Column>
      <List aria-label="News for you" data-print="no">
        {session.notices.map(({ id, text }) => (
          <li key={id}>
            <p>{text}</p>
            <Button $small disabled={busyId === id} onClick={() => dismiss(id)}>
              Got it
            </Button>
          </li>
        ))}
      </List>
    </Column>
  );
}
