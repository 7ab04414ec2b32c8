import type { RaceRevision } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { revisionOrigin, revisionTime } from './revision-origin';

const Box = styled.aside`
  display: grid;
  gap: 4px;
  margin-block: 12px;
  padding: 12px 16px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--s1);
  overflow-wrap: anywhere;
  code {
    color: var(--t3);
    font-size: 13px;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

interface RevisionNoteProps {
  revision: RaceRevision;
  /** the address of the page without a revision */
  newestHref: string;
  /** the address of the history, which compares revisions */
  historyHref: string;
}

/** The note on a pinned page: number, origin and hash of the revision, and a link to the newest one (R163). */
export function RevisionNote({ revision, newestHref, historyHref }: RevisionNoteProps) {
  const { number, newest = number, hash } = revision;
  const time = revisionTime(revision);
  const difference = `${historyHref}?revision=${newest}&against=${number}`;
  return (
    <Box aria-label="Revision">
      <p>
        <b>
          Revision {number} of {newest}
        </b>
        {time && `, from ${time}`}, by {revisionOrigin(revision)}.{' '}
        {number === newest ? 'It is the newest one.' : 'It stays as it was then.'}
      </p>
      <Links>
        <TextLink to={newestHref}>Show the newest</TextLink>
        {number < newest && <TextLink to={difference}>What changed since</TextLink>}
      </Links>
      {hash && <code>sha256:{hash}</code>}
    </Box>
  );
}
