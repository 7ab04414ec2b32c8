import { styled } from '@holeshot/platform';
import { ageText, Column, StaleNote } from '@holeshot/ui';
import type { Notes } from '../app/site-notes';
import { KeptNote } from './kept-note';
import { LIVE_BAR_PX, LiveBar } from './live-bar';

/** The live bar is out of the flow; the page below adds padding for it, so that nothing counts as a layout shift. */
const Box = styled.div`
  position: relative;
  @media screen {
    &:has(> aside) + main {
      padding-top: ${LIVE_BAR_PX}px;
    }
  }
`;

/** The live bar, and a note if the page is a kept copy or its data is stale. */
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
