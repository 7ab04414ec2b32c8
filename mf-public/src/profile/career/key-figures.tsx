import type { Career, CareerEvent } from '@holeshot/client';
import { eventHref } from '@holeshot/contract';
import { type CareerTotals, countText, formatGap, formatSeconds, ordinal } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { ExplainedLap } from '../../explained-lap';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  margin-top: 24px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--line);
  > div {
    min-width: 0;
    padding: 14px 16px 12px;
    background: var(--bg);
  }
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    font-size: 14px;
    color: var(--t2);
  }
  dd b {
    display: block;
    font-size: 30px;
    line-height: 1.2;
  }
  dd span {
    font-size: 15px;
    color: var(--t2);
    overflow-wrap: anywhere;
  }
  @media (min-width: 720px) {
    grid-template-columns: none;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

interface KeyFiguresProps {
  totals: CareerTotals;
  /** the event of the best lap */
  best: CareerEvent | undefined;
  /** where the best lap was flown */
  clubName: string;
  record: Career['records'][number] | undefined;
  last: CareerEvent | undefined;
}

/** Wins, podiums, races won, best lap at a club, and the place in the last event. */
export function KeyFigures({ totals, best, clubName, record, last }: KeyFiguresProps) {
  const { events, wins, podiums, races, racesWon, bestLapSeconds } = totals;
  const ofEvents = `of ${countText(events, 'event')}`;
  return (
    <List>
      <Figure label="Wins" value={wins} note={ofEvents} />
      <Figure label="Podiums" value={podiums} note={ofEvents} />
      <Figure label="Races won" value={racesWon} note={`of ${races} flown`} />
      <Figure
        label={`Best lap, ${clubName}`}
        value={
          best?.bestLapRaceId && bestLapSeconds !== null ? (
            <ExplainedLap
              eventId={best.id}
              raceId={best.bestLapRaceId}
              pilotId={best.pilotId}
              seconds={bestLapSeconds}
            />
          ) : (
            formatSeconds(bestLapSeconds) || '–'
          )
        }
        note={recordText(bestLapSeconds, record)}
      />
      {last && (
        <Figure
          label="Last event"
          value={last.rank === null ? '–' : ordinal(last.rank)}
          note={<TextLink to={eventHref({ eventId: last.id })}>{last.event.name}</TextLink>}
        />
      )}
    </List>
  );
}

function recordText(seconds: number | null, record: KeyFiguresProps['record']): string {
  if (seconds === null || !record) return '';
  return seconds <= record.seconds
    ? 'field record'
    : `${formatGap(seconds - record.seconds)} to the field record`;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      <span>{note}</span>
    </dd>
  </div>
);
