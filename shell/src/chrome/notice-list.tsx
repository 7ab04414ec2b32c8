import { fillPath, type Notice } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, Column, failureText } from '@holeshot/ui';
import { useState } from 'react';

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

/** Notices, each with a button that marks it as read. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const { client, reload, toast } = usePlatform();
  const [busyId, setBusyId] = useState<number | null>(null);
  const dismiss = async (noticeId: number) => {
    setBusyId(noticeId);
    try {
      await client.send('DELETE', fillPath(paths.notice, { noticeId }));
      await reload();
    } catch (error) {
      toast(`The notice is still there: ${failureText(error)}`);
    }
    setBusyId(null);
  };
  return (
    <Column>
      <List aria-label="News for you" data-print="no">
        {notices.map(({ id, text }) => (
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
