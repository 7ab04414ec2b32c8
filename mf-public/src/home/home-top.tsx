import { styled } from '@holeshot/platform';
import { Section } from '@holeshot/ui';
import { LiveRow } from '../live/live-row';
import { FastestLaps } from './fastest-laps';
import { JustFlown } from './just-flown';
import { LiveHero } from './live-hero';
import type { HomeData } from './load-home';
import { NextEvents } from './next-events';
import { PauseLead } from './pause-lead';
import { WinnerHero } from './winner-hero';

/** Neighbouring sections have the same height. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px 48px;
  margin: 32px 0 40px;
  @media (min-width: 960px) {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

type HomeTopProps = Pick<HomeData, 'live' | 'alsoLive' | 'last' | 'flown' | 'next' | 'laps' | 'month'> & {
  checkedAtMs: number;
};

/** The race in progress, the next one or the last winner, the next events, the fastest laps, and the last results. */
export function HomeTop({ live, alsoLive, last, flown, next, laps, month, checkedAtMs }: HomeTopProps) {
  return (
    <>
      {live &&
        (live.now.isNext ? (
          <PauseLead lead={live} checkedAtMs={checkedAtMs} />
        ) : (
          <LiveHero lead={live} checkedAtMs={checkedAtMs} />
        ))}
      {last && <WinnerHero {...last} />}
      {alsoLive.length > 0 && (
        <Section heading="Also flying">
          {alsoLive.map((race) => (
            <LiveRow key={race.raceId} live={race} />
          ))}
        </Section>
      )}
      <Halves>
        {next.length > 0 && <NextEvents events={next} />}
        {laps.ok && <FastestLaps laps={laps.value} month={month} />}
      </Halves>
      {flown.length > 0 && <JustFlown events={flown} />}
    </>
  );
}
