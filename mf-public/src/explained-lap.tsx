import { explainedHref } from '@holeshot/contract';
import { formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';

const Link = styled(SiteLink)`
  display: inline-block;
  padding-block: 4px;
  text-decoration: underline dotted 1px var(--edge);
  text-underline-offset: 4px;
  &:hover {
    text-decoration-color: var(--red-t);
  }
`;

interface ExplainedLapProps {
  eventId: string;
  raceId: string;
  pilotId: string;
  seconds: number;
}

/** A fastest lap with a link to its explanation on the race page (R158). */
export const ExplainedLap = ({ seconds, ...lap }: ExplainedLapProps) => (
  <Link to={explainedHref({ ...lap, figure: 'lap' })}>{formatSeconds(seconds)}</Link>
);
