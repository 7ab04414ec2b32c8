import type { ClubTrack } from '@holeshot/client';
import { eventHref, explainedHref } from '@holeshot/contract';
import { type Club, clubColor, eventCourse, formatDate, formatSeconds } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { HeroFacts, HeroLine, HeroPanel, HeroTitle, TrackHero } from '@holeshot/ui';
import { useMemo } from 'react';

interface ClubTrackHeroProps {
  club: Pick<Club, 'id' | 'primaryColor'>;
  track: ClubTrack;
}

/** The track of the club's newest event that names one, to scale, with its length, gates and lap record. Nothing when it cannot be drawn. */
export function ClubTrackHero({ club, track: { event, layout, record } }: ClubTrackHeroProps) {
  const { course, isToScale } = useMemo(() => eventCourse(event.id, layout.elements), [event.id, layout]);
  if (!isToScale) return null;
  const fill = clubColor(club.primaryColor, club.id);
  return (
    <HeroPanel
      fill={fill}
      picture={<TrackHero course={course} fill={fill} hasNumbers label={`The track ${layout.name}`.trim()} />}
    >
      <HeroTitle as="h2">{layout.name || 'The track'}</HeroTitle>
      <HeroLine>
        <span>
          {'Track of '}
          <SiteLink to={eventHref({ eventId: event.id })}>
            <u>{event.name}</u>
          </SiteLink>
        </span>
        {event.start !== null && <span>{formatDate(event.start)}</span>}
      </HeroLine>
      <HeroFacts
        facts={[
          { label: 'Lap', value: `${Math.round(course.length)} m` },
          { label: 'Gates', value: String(course.gates.length) },
          ...(record
            ? [
                {
                  label: 'Record',
                  value: formatSeconds(record.seconds),
                  note: (
                    <SiteLink
                      to={explainedHref({
                        eventId: record.event.id,
                        raceId: record.race.id,
                        pilotId: record.pilot.id,
                        figure: 'lap',
                      })}
                    >
                      {record.pilot.name}
                    </SiteLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </HeroPanel>
  );
}
