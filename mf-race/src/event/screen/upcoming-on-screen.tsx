import { Prose } from '@holeshot/ui';
import { raceTitle } from '../../racing/race-names';
import { toMinute } from '../tabs/quick-status/expected-time';
import type { UpcomingRace } from '../tabs/quick-status/quick-status-data';
import { Name, Next } from './screen.styles';
import { type Lookups, ScreenTag } from './screen-rows';

interface UpcomingOnScreenProps extends Lookups {
  races: readonly UpcomingRace[];
}

/** The next races with pilots, channels and expected start times. */
export function UpcomingOnScreen({ races, channels, pilotOf }: UpcomingOnScreenProps) {
  const count = races.reduce((sum, { pilots }) => sum + pilots.length, 0);
  if (races.length === 0) return <Prose>No more races are drawn.</Prose>;
  return races.map((race, index) => (
    <Next key={race.id} $count={count}>
      <header>
        <h2>
          {index === 0 ? 'Next' : 'Then'}, {raceTitle(race)}
        </h2>
        {race.expectedStart !== null && <span>about {toMinute(race.expectedStart)}</span>}
      </header>
      <ul>
        {race.pilots.map(({ pilotId, channelId }) => (
          <li key={pilotId}>
            <ScreenTag channel={channels[channelId ?? '']} />
            <Name dir="auto">{pilotOf(pilotId).name}</Name>
          </li>
        ))}
      </ul>
    </Next>
  ));
}
