import { fillPath } from '@holeshot/client';
import type { notice } from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, Column, failureText, OwnTime, TextLink } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';
import { focusPage } from '../app/route-announcer';

/**
 * The contract's path, as the type ensures. Importing its value would put all paths into a separate module: 300 bytes
 * more in everybody's entry.
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
  time {
    display: block;
    color: var(--t2);
    font-size: 15px;
  }
`;

/** The user's unread notices, newest first (R112). */
export function NoticeList() {
  const { client, reload, session, toast } = usePlatform();
  const [busyId, setBusyId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFocusLost = useRef(false);
  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    if (session.notices.length > 0) list.current?.querySelector('button')?.focus();
    else focusPage();
  }, [session.notices]);
  const dismiss = async (noticeId: number) => {
    setBusyId(noticeId);
    try {
      await client.send('DELETE', fillPath(NOTICE, { noticeId }));
      isFocusLost.current = true;
      await reload();
    } catch (error) {
      isFocusLost.current = false;
      toast(`The notice is still there: ${failureText(error)}`, 'failure');
    }
    setBusyId(null);
  };
  if (session.notices.length === 0) return null;
  return (
    <Column>
      <List ref={list} aria-label="News for you" data-print="no">
        {session.notices.map(({ id, text, href, atMs }) => (
          <li key={id}>
            <p>
              {href === null ? text : <TextLink to={href}>{text}</TextLink>}
              <OwnTime atMs={atMs} />
            </p>
            <Button $small disabled={busyId === id} onClick={() => dismiss(id)}>
              Got it
            </Button>
          </li>
        ))}
      </List>
    </Column>
  );
}
