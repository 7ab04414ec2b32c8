import { raceHref } from '@holeshot/contract';
import type { RaceLink } from '@holeshot/domain';
import { css, SiteLink, styled } from '@holeshot/platform';
import { PHONE, VisuallyHidden } from '@holeshot/ui';
import { raceTitle } from '../../racing/race-names';

export const Links = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
`;

/** On phones, they are above the strip, at the right of the breadcrumbs. */
const Beside = styled.nav`
  display: flex;
  gap: 8px;
  ${PHONE} {
    position: absolute;
    top: -52px;
    right: 4px;
    gap: 0;
  }
`;

/** A control of 44 px with the page's background. */
export const onStrip = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 9px;
  min-width: 44px;
  min-height: 44px;
  border: 0;
  border-radius: 6px;
  background: var(--bg);
  color: var(--t1);
  font: 600 16px var(--ui);
  cursor: pointer;
  &:hover {
    background: var(--s3);
  }
`;

const Arrow = styled(SiteLink)`
  ${onStrip}
`;

/** A placeholder without a race, so that the other arrow keeps its place. */
const NoArrow = styled.span.attrs({ 'aria-hidden': true })`
  ${onStrip}
  color: var(--t3);
  cursor: default;
  &:hover {
    background: var(--bg);
  }
  svg {
    opacity: 0.5;
  }
`;

interface RaceLinksProps {
  eventId: string;
  previous: RaceLink | null;
  next: RaceLink | null;
}

/** Links to the races before and after this one; nothing if there is neither. */
export function RaceLinks({ eventId, previous, next }: RaceLinksProps) {
  if (!previous && !next) return null;
  return (
    <Beside aria-label="Races beside this one">
      <RaceArrow eventId={eventId} race={previous} rel="prev" label="Previous race" d="M8 2L2 8l6 6" />
      <RaceArrow eventId={eventId} race={next} rel="next" label="Next race" d="M2 2l6 6-6 6" />
    </Beside>
  );
}

interface RaceArrowProps {
  eventId: string;
  race: RaceLink | null;
  rel: 'prev' | 'next';
  label: string;
  d: string;
}

function RaceArrow({ eventId, race, rel, label, d }: RaceArrowProps) {
  const icon = (
    <svg width={10} height={16} viewBox="0 0 10 16" fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth={2} />
    </svg>
  );
  if (!race) return <NoArrow>{icon}</NoArrow>;
  const text = `${label}: ${raceTitle(race)}`;
  return (
    <Arrow to={raceHref({ eventId, raceId: race.id })} rel={rel} title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Arrow>
  );
}
