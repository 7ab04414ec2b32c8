import { explainedHref, explainedPlaceHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

const Link = styled(SiteLink)`
  text-decoration: underline dotted 1px var(--edge);
  text-underline-offset: 4px;
  &:hover {
    text-decoration-color: var(--red-t);
  }
`;

interface ExplainedLinkProps {
  eventId: string;
  raceId: string;
  pilotId: string;
  /** `place`, `targetLap`, or `lap` for the fastest one */
  figure: string;
  children: ReactNode;
}

/** A figure that links to its explanation on the page of its race. */
export const ExplainedLink = ({ children, ...figure }: ExplainedLinkProps) => (
  <Link to={explainedHref(figure)}>{children}</Link>
);

type ExplainedPlaceProps = Pick<ExplainedLinkProps, 'eventId' | 'pilotId' | 'children'>;

/** A place in an event, or its deciding figure, that links to its explanation on the pilot's page. */
export const ExplainedPlace = ({ children, ...pilot }: ExplainedPlaceProps) => (
  <Link to={explainedPlaceHref(pilot)}>{children}</Link>
);
