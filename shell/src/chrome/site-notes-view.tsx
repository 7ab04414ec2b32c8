import { styled } from '@holeshot/platform';
import { ageText, Column, StaleNote } from '@holeshot/ui';
import type { Notes } from '../app/site-notes';
import { KeptNote } from './kept-note';
import { LIVE_BAR_PX, LiveBar } from './live-bar';

/**
 * The live bar, which comes and goes with the pages, takes no room of its own: the page below makes room for it, so that its
 * element stays where it is and nothing counts as shifted.
 */
const Box = styled.div`
  position: relative;
  @media screen {
    &:has(> aside) + main {
      padding-top: ${LIVE_BAR_PX}px;
    }
  }
`;

/** The race in progress, and the age of stale data while the server cannot refresh it. */
export const SiteNotesView = ({ dataAgeSeconds, isKept, live }: Notes) => (
  <Box>
    {isKept && <KeptNote />}
    {dataAgeSeconds !== null && !isKept && (
      <Column>
        <StaleNote
          age={`Data ${ageText(dataAgeSeconds * 1_000)} old.`}
          advice="The site cannot reach newer data right now."
        />
      </Column>
    )}
    <LiveBar live={live} />
  </Box>
);
