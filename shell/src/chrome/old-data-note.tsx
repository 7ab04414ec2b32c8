import { ageText, Column, StaleNote } from '@holeshot/ui';
import { useLocation } from 'react-router-dom';

/** React Router's name for the page that a visit begins with. */
const FIRST_PAGE = 'default';

/** Says how old the page is that the server sent without its database; later pages are loaded anew. */
export function OldDataNote({ ageSeconds }: { ageSeconds: number }) {
  const { key } = useLocation();
  if (key !== FIRST_PAGE) return null;
  return (
    <Column>
      <StaleNote
        age={`Data ${ageText(ageSeconds * 1_000)} old.`}
        advice="The site cannot reach newer data right now."
      />
    </Column>
  );
}
