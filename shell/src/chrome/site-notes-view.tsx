import { ageText, Column, StaleNote } from '@holeshot/ui';
import type { Notes } from '../app/site-notes';
import { LiveBar } from './live-bar';

/** The race in progress, and the age of stale data while the server cannot refresh it. */
export const SiteNotesView = ({ dataAgeSeconds, live }: Notes) => (
  <div>
    <LiveBar live={live} />
    {dataAgeSeconds !== null && (
      <Column>
        <StaleNote
          age={`Data ${ageText(dataAgeSeconds * 1_000)} old.`}
          advice="The site cannot reach newer data right now."
        />
      </Column>
    )}
  </div>
);
