import type { Layout, Podium } from '@holeshot/client';
import { clubHref, eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import {
  clubColor,
  eventCourse,
  formatDate,
  formatSeconds,
  pilotsText,
  winnerNames,
  winnerText,
} from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import {
  HeroActions,
  HeroButton,
  HeroFacts,
  HeroHost,
  HeroLine,
  HeroPanel,
  HeroTitle,
  HeroWinner,
  TrackHero,
} from '@holeshot/ui';
import { useMemo } from 'react';

interface WinnerHeroProps {
  podium: Podium;
  layout: Layout | null;
}

/** The winner of the newest finished event, on its track. */
export function WinnerHero({ podium: { event, basis, rows, fastestLap }, layout }: WinnerHeroProps) {
  const track = useMemo(() => eventCourse(event.id, layout?.elements ?? null), [event.id, layout]);
  const fill = clubColor(event.club.primaryColor, event.club.id);
  const [first, second] = rows.filter(({ rank }) => rank !== null);
  if (!basis || !first) return null;
  return (
    <section aria-label="Last winner">
      <HeroPanel
        fill={fill}
        picture={
          <TrackHero
            course={track.course}
            fill={fill}
            hasNumbers={track.isToScale}
            isFlown
            label={track.isToScale ? 'The track' : 'A track, not to scale'}
          />
        }
      >
        <HeroHost href={clubHref({ clubId: event.club.id })} club={event.club} />
        <HeroTitle as="h2">
          <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
        </HeroTitle>
        <HeroLine>
          {event.start !== null && <span>{formatDate(event.start)}</span>}
          {event.pilotCount > 0 && <span>{pilotsText(event.pilotCount)}</span>}
        </HeroLine>
        <HeroActions>
          <HeroWinner
            href={pilotInEventHref({ eventId: event.id, pilotId: first.pilotId })}
            pilot={first}
            names={winnerNames(rows)}
            result={winnerText(first, second, basis.kind)}
          />
          <HeroButton to={eventHref({ eventId: event.id })}>Results</HeroButton>
        </HeroActions>
        <HeroFacts
          facts={[
            ...(track.isToScale ? [{ label: 'Lap', value: `${Math.round(track.course.length)} m` }] : []),
            ...(fastestLap
              ? [
                  {
                    label: 'Best of the day',
                    value: formatSeconds(fastestLap.seconds),
                    note: (
                      <SiteLink to={raceHref({ eventId: event.id, raceId: fastestLap.raceId })}>
                        {fastestLap.name}
                      </SiteLink>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </HeroPanel>
    </section>
  );
}
