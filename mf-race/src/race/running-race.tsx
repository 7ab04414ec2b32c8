import { raceQuery } from '@holeshot/client';
import { useRefresh } from '@holeshot/platform';
import { DataAge, StaleData } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { LiveBoard } from './live-board';
import type { RaceData } from './load-race';

const EVERY_MS = 5_000;
const STALE_AFTER_MS = 30_000;

interface RunningRaceProps {
  data: RaceData;
  /** what stands under the board */
  children: ReactNode;
}

/** A race that is being flown; keeps itself up to date, and says how old its data is. */
export function RunningRace({ data, children }: RunningRaceProps) {
  const { event, race, readAtMs } = data;
  const checkedAtMs = useRefresh({
    watch: [raceQuery(event.id, race.id).path],
    also: [],
    everyMs: EVERY_MS,
    isOn: true,
    readAtMs,
  });
  const age = { checkedAtMs, staleAfterMs: STALE_AFTER_MS };
  return (
    <>
      <StaleData {...age} advice="Showing the last positions received." />
      <LiveBoard data={data} age={<DataAge {...age} />} />
      {children}
    </>
  );
}
