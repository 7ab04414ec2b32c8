import { SiteLink, styled } from '@holeshot/platform';
import { useSearchHref } from '@holeshot/ui';

const Bar = styled.nav`
  position: sticky;
  top: 52px;
  z-index: 6;
  display: flex;
  gap: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px 0;
  border-bottom: 1px solid var(--edge);
  background: var(--bg);
  a,
  span {
    display: grid;
    flex: 1 0 32px;
    place-items: center;
    height: 44px;
    border-radius: 3px;
    font-weight: 600;
  }
  a {
    color: var(--t1);
  }
  a:hover {
    background: var(--s3);
  }
  /* a letter without names is no link */
  span {
    color: var(--edge);
    font-weight: 400;
  }
`;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', '#'];

/** The letters with which names begin; each leads to the page with its first name. */
export function LettersBar({ letters }: { letters: readonly string[] }) {
  const searchHref = useSearchHref();
  return (
    <Bar aria-label="First letter">
      {LETTERS.map((letter) =>
        letters.includes(letter) ? (
          <SiteLink key={letter} to={searchHref({ letter, page: null })} preventScrollReset>
            {letter.toUpperCase()}
          </SiteLink>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter.toUpperCase()}
          </span>
        ),
      )}
    </Bar>
  );
}
