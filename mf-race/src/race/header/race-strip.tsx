import { lapsText, type ResultsInTime, resultStateText, textColorOn } from '@holeshot/domain';
import { TrackDrawing } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { eventBanner } from '../../page/event-banner';
import { raceLabel, raceTitle } from '../../racing/race-names';
import { useResultState } from '../../revision/use-result-state';
import type { RaceData } from '../load-race';
import { listRaceFacts } from './list-race-facts';
import { FactLine, Ground, OnPaper, Picture, State, Strip, Title, Track, Words } from './race-strip.styles';

interface RaceStripProps {
  data: Pick<RaceData, 'event' | 'club' | 'race' | 'readAtMs'>;
  /** at the right */
  children: ReactNode;
}

/** The title and facts of a race on the club's colour, the same on every tab. */
export function RaceStrip({ data: { event, club, race, readAtMs }, children }: RaceStripProps) {
  const { fill, imageUrl } = eventBanner(event, club);
  const facts = [
    { label: 'Race', value: raceLabel(race, false) },
    ...(race.bracket === 'None' ? [] : [{ label: 'Bracket', value: race.bracket }]),
    ...listRaceFacts(race),
  ];
  return (
    <Strip $ink={textColorOn(fill)}>
      <Ground>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={fill} />
        </svg>
        {imageUrl ? (
          <Picture src={imageUrl} alt="" width={384} height={96} />
        ) : (
          <Track viewBox="0 40 620 220" aria-hidden="true">
            <TrackDrawing seed={event.id} fill={fill} width={620} height={300} />
          </Track>
        )}
      </Ground>
      <Words>
        <OnPaper>
          {event.name}, {club.name}
        </OnPaper>
        <Title title={raceTitle(race)}>{raceTitle(race)}</Title>
        <FactLine>
          {facts.map(({ label, value }) => (
            <div key={label} data-fact={label}>
              <dt>{label}</dt>
              <dd>{label === 'Laps' ? lapsText(Number(value)) : value}</dd>
            </div>
          ))}
          <State>
            <dt>State</dt>
            <dd>
              <ResultStateText results={race.resultState} timeZone={event.timeZone} readAtMs={readAtMs} />
            </dd>
          </State>
        </FactLine>
      </Words>
      {children}
    </Strip>
  );
}

interface ResultStateTextProps {
  results: ResultsInTime | undefined;
  timeZone: string;
  /** when the results were loaded, ms */
  readAtMs: number;
}

/** `Provisional until 11:52 AM`, `Official`; nothing during the race. */
function ResultStateText({ results, timeZone, readAtMs }: ResultStateTextProps) {
  const state = useResultState(results, readAtMs);
  return resultStateText({ state, until: results?.until ?? null }, timeZone);
}
