import { raceQuery, type Settled } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import {
  formatLap,
  formatSeconds,
  formatTimeOfDay,
  type RaceDetails,
  type RaceEvent,
} from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { FailedView, Loader, TextLink } from '@holeshot/ui';
import { useCallback, useEffect, useState } from 'react';
import { lapName, raceLabel, toRaceLink } from '../../racing/race-names';
import { listRecordLaps } from './list-record-laps';
import type { RecordRow, RecordsTableData } from './records-table-data';

const List = styled.dl`
  display: grid;
  gap: 10px 24px;
  padding: 4px 0 12px;
  font-weight: 400;
  @media (min-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    color: var(--t2);
    font-size: 14px;
  }
  dd ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
  }
  small {
    color: var(--t3);
    font-size: 14px;
  }
  b {
    font-weight: 600;
  }
`;

type Races = ReadonlyMap<string, Settled<RaceDetails>>;

interface RecordLapsProps {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  row: RecordRow;
  table: Pick<RecordsTableData, 'columns' | 'showsType'>;
}

/** The laps of a pilot's best times, each with the clock time of its start, to find it in a video. */
export function RecordLaps({ event, row, table: { columns, showsType } }: RecordLapsProps) {
  const { races, load } = useRaces(event.id, row);
  if (!races) return <Loader what="laps" />;
  return (
    <List>
      {columns.map(({ id, label }, index) => {
        const time = row.times[index];
        const race = races.get(time?.raceId ?? '');
        if (!time || !race) return null;
        return (
          <div key={id}>
            <dt>
              {label} {formatSeconds(time.seconds)},{' '}
              <TextLink to={raceHref({ eventId: event.id, raceId: time.raceId })}>
                {raceLabel(toRaceLink(time), showsType)}
              </TextLink>
            </dt>
            <dd>
              {race.ok ? (
                <ol>
                  {listRecordLaps(id, race.value, row.pilotId, event).map((lap) => (
                    <li key={lap.id}>
                      <small>{lapName(lap.lapNumber)}</small> <b>{formatLap(lap)}</b>{' '}
                      <small>at {formatTimeOfDay(lap.start)}</small>
                    </li>
                  ))}
                </ol>
              ) : (
                <FailedView what="Laps" failure={race.failure} retry={load} />
              )}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

function useRaces(eventId: string, row: RecordRow): { races: Races | null; load: () => void } {
  const { client } = usePlatform();
  const [races, setRaces] = useState<Races | null>(null);
  const key = [...new Set(row.times.flatMap((time) => time?.raceId ?? []))].join(' ');
  const load = useCallback(async () => {
    const ids = key.split(' ');
    const replies = await Promise.all(ids.map((id) => client.settle(raceQuery(eventId, id))));
    // beside those already loaded, because an earlier load may end after a later one
    setRaces((shown) => {
      const loaded = ids.map((id, index) => [id, replies[index] as Settled<RaceDetails>] as const);
      return new Map([...(shown ?? []), ...loaded]);
    });
  }, [client, eventId, key]);
  useEffect(() => void load(), [load]);
  return { races, load };
}
