import type { Account } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { OwnTime, TextLink } from '@holeshot/ui';
import { FoldedList } from './folded-list';

const Notice = styled.li`
  padding: 10px 0;
  overflow-wrap: anywhere;
  time {
    display: block;
    color: var(--t2);
    font-size: 15px;
  }
`;

/** The notices that the person has read, newest first (R112). */
export const ReadNotices = ({ notices }: { notices: Account['readNotices'] }) => (
  <FoldedList heading="Read notices">
    {notices.map(({ id, text, href, atMs }) => (
      <Notice key={id}>
        {href === null ? text : <TextLink to={href}>{text}</TextLink>}
        <OwnTime atMs={atMs} />
      </Notice>
    ))}
  </FoldedList>
);
