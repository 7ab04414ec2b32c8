import type { Ranking } from '@holeshot/client';
import { clubHref } from '@holeshot/contract';
import { type EventCourse, eventCourse, formatSeconds, type RaceEvent } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  type HeroFact,
  HeroFacts,
  HeroHost,
  HeroPanel,
  HeroTitle,
  LiveTrack,
  LOCATION_ZOOM,
  LocationsMap,
  TrackHero,
  VisuallyHidden,
} from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { useFollowing, useLiveBoard } from '../../live/following';
import { eventBanner } from '../../page/event-banner';
import { HostedBy } from '../hosted-by';
import type { EventData } from '../load-event';
import { hasCoordinates } from '../tabs/info/has-coordinates';
import type { InfoData } from '../tabs/info/info-data';
import { FaceSwitch, type HeroFace } from './face-switch';
import { BannerPicture } from './hero.styles';
import { AfterWords, BeforeWords, DuringWords } from './hero-words';

/** An event with its track: before it with registration, during a race with its pilots, after it with the winner. */
export function EventHero({ data, info }: { data: EventData; info: InfoData }) {
  const { event, pilots, ranking, nowMs } = data;
  const [face, setFace] = useState<HeroFace>('track');
  const club = data.club.ok ? data.club.value : null;
  const { fill, imageUrl } = eventBanner(event, club);
  const track = useMemo(() => eventCourse(event.id, info.layout?.elements ?? null), [event.id, info.layout]);
  const { timerAheadMs, freshUntilMs } = useFollowing();
  const race = useLiveBoard(info.current);
  const marked = useMarkedPilots(pilots);
  const clock = { nowMs, timerAheadMs, freshUntilMs };
  return (
    <HeroPanel
      fill={fill}
      picture={getPicture()}
      corner={hasCoordinates(event) && !race && <FaceSwitch face={face} onChoose={setFace} />}
    >
      {club && (
        <HeroHost href={clubHref({ clubId: club.id })} club={club}>
          <VisuallyHidden>
            <HostedBy />{' '}
          </VisuallyHidden>
        </HeroHost>
      )}
      <HeroTitle>{event.name}</HeroTitle>
      {race ? (
        <DuringWords event={event} race={race} getPilot={createPilotLookup(pilots)} {...clock} />
      ) : ranking ? (
        <AfterWords data={data} ranking={ranking} />
      ) : (
        <BeforeWords data={data} />
      )}
      <HeroFacts facts={listHeroFacts(track, ranking)} />
    </HeroPanel>
  );

  function getPicture() {
    if (race) {
      return (
        <LiveTrack
          {...track}
          fill={fill}
          nowMs={nowMs}
          timerAheadMs={timerAheadMs}
          pilots={race.rows
            .filter(({ isOut }) => !isOut)
            .map(({ pilotId, channelId, lapSinceMs, last }) => ({
              id: pilotId,
              channel: info.channels[channelId ?? ''] ?? null,
              isMarked: marked.ids.has(pilotId),
              sinceMs: lapSinceMs,
              lapSeconds: last && last.lapNumber > 0 ? last.seconds : null,
            }))}
        />
      );
    }
    if (face === 'map' && hasCoordinates(event)) return <HeroMap event={event} />;
    if (imageUrl && !track.isToScale) return <BannerPicture src={imageUrl} alt="" />;
    return (
      <TrackHero
        course={track.course}
        fill={fill}
        hasNumbers={track.isToScale}
        isFlown={ranking !== null}
        label={
          track.isToScale
            ? `The track${info.layout?.name ? ` ${info.layout.name}` : ''}`
            : 'A track, not to scale'
        }
      />
    );
  }
}

/** As large as the track. */
const Frame = styled.div`
  display: grid;
  height: 100%;
  overflow: hidden;
`;

interface HeroMapProps {
  event: Pick<RaceEvent, 'id' | 'name' | 'address'> & { latitude: number; longitude: number };
}

/** Where the event is flown. */
const HeroMap = ({ event: { id, name, address, latitude, longitude } }: HeroMapProps) => (
  <Frame>
    <LocationsMap
      label={`Map of the field of ${name}`}
      locations={[{ id, name, text: address, latitude, longitude }]}
      view={{ latitude, longitude, zoom: LOCATION_ZOOM }}
    />
  </Frame>
);

/** Length and gates of a track that somebody drew, and the best lap of an event that is over. */
function listHeroFacts(
  { course, isToScale }: EventCourse,
  ranking: Pick<Ranking, 'fastestLap'> | null,
): HeroFact[] {
  const best = ranking?.fastestLap;
  return [
    ...(isToScale
      ? [
          { label: 'Lap', value: `${Math.round(course.length)} m` },
          { label: 'Gates', value: String(course.gates.length) },
        ]
      : []),
    ...(best ? [{ label: 'Best of the day', value: formatSeconds(best.seconds), note: best.name }] : []),
  ];
}
