import { formatClock } from '@holeshot/domain';
import { Prose } from '@holeshot/ui';
import type { RacePilots } from '../../event-pilots/race-pilots';
import type { RaceCardData } from '../../race-card/race-card-data';
import { raceTitle } from '../../racing/race-names';
import type { UpcomingRace } from '../upcoming-race';
import { Name, Next, Place, Result } from './screen.styles';
import { ScreenTag } from './screen-rows';

const MAX_PLACES = 5;

/** The first places of the last race, between races. */
export function LastOnScreen({ race, getPilot }: Pick<RacePilots, 'getPilot'> & { race: RaceCardData }) {
  const places = race.pilots.slice(0, MAX_PLACES);
  return (
    <Next $count={places.length}>
      <header>
        <h2>Last race, {race.title}</h2>
      </header>
      <ul>
        {places.map(({ pilotId, result }) => (
          <li key={pilotId}>
            <Place>{result?.place ?? '–'}</Place>
            <Name dir="auto">{getPilot(pilotId).name}</Name>
            <Result>{result?.text}</Result>
          </li>
        ))}
      </ul>
    </Next>
  );
}

interface UpcomingOnScreenProps extends RacePilots {
  races: readonly UpcomingRace[];
  /** the next race is shown elsewhere */
  isAfterNext: boolean;
}

/** The next races with pilots, channels and expected start times. */
export function UpcomingOnScreen({ races, isAfterNext, channels, getPilot }: UpcomingOnScreenProps) {
  const count = races.reduce((sum, { pilots }) => sum + pilots.length, 0);
  if (races.length === 0) return <Prose>No more races are drawn.</Prose>;
  return races.map((race, index) => (
    <Next key={race.id} $count={count}>
      <header>
        <h2>
          {index === 0 && !isAfterNext ? 'Next' : 'Then'}, {raceTitle(race)}
        </h2>
        {race.expectedStart !== null && <span>about {formatClock(race.expectedStart)}</span>}
      </header>
      <ul>
        {race.pilots.map(({ pilotId, channelId }) => (
          <li key={pilotId}>
            <ScreenTag channel={channels[channelId ?? '']} />
            <Name dir="auto">{getPilot(pilotId).name}</Name>
          </li>
        ))}
      </ul>
    </Next>
  ));
}
