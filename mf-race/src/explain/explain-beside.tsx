import { styled, useSearchParams } from '@holeshot/platform';
import { lazyPart } from '@holeshot/ui';
import { type ReactNode, Suspense } from 'react';
import type { PilotLookup } from '../event-pilots/event-pilot';
import type { Explanation } from './explanation';
import { Explained, type FigureLink, PANEL_WIDTH, useFigureLink } from './figure-link';

const ExplanationPanel = lazyPart(
  'The explanation',
  async () =>
    (await import(/* webpackChunkName: "race-event.explain" */ './explanation-panel')).ExplanationPanel,
);

const Grid = styled.div<{ $isOpen: boolean }>`
  > div {
    min-width: 0;
  }
  @media screen and (min-width: 1100px) {
    ${({ $isOpen }) =>
      $isOpen &&
      `display: grid; grid-template-columns: minmax(0, 1fr) ${PANEL_WIDTH}px; gap: 24px; align-items: start;`}
  }
`;

interface ExplainBesideProps {
  /** `null` while none is open */
  explanation: Explanation | null;
  getPilot: PilotLookup;
  children: (link: FigureLink) => ReactNode;
}

/** A table of an event whose figures open their explanations beside it. */
export function ExplainBeside({ explanation, getPilot, children }: ExplainBesideProps) {
  const [search] = useSearchParams();
  const link = useFigureLink(search);
  return (
    <Grid $isOpen={explanation !== null}>
      <Explained>
        <div>{children(link)}</div>
      </Explained>
      {explanation && (
        <Suspense fallback={<div />}>
          <ExplanationPanel
            explanation={explanation}
            pilotName={getPilot(explanation.pilotId).name}
            channels={{}}
          />
        </Suspense>
      )}
    </Grid>
  );
}
