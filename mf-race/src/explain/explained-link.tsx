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
  /** of the race's page: `place`, `targetLap`, or `lap` for the fastest one */
  figure: string;
  children: ReactNode;
}

/** A figure on a page without crossings: it leads to how it came about, on the page of its race. */
export const ExplainedLink = ({ children, ...figure }: ExplainedLinkProps) => (
  <Link to={explainedHref(figure)}>{children}</Link>
);

type ExplainedPlaceProps = Pick<ExplainedLinkProps, 'eventId' | 'pilotId' | 'children'>;

/** A place in an event, or what ranks it: it leads to how it came about, on the pilot's page. */
export const ExplainedPlace = ({ children, ...pilot }: ExplainedPlaceProps) => (
  <Link to={explainedPlaceHref(pilot)}>{children}</Link>
);
