import { pilotInEventHref } from '@holeshot/contract';
import { formatSeconds, lapLimit } from '@holeshot/domain';
import {
  HeaderCell,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { PilotChannel } from '../channels/pilot-channel';
import type { MarkedRacePilots } from '../event-pilots/race-pilots';
import { PilotMark } from '../follow/pilot-mark';
import { lapHeading } from '../racing/race-names';
import { FormattedTime } from '../tables/formatted-time';
import { animateRows } from './animate-rows';
import { overdueText } from './gap-line';
import { LapPips } from './lap-pips';
import type { LiveRowNow } from './live-moment';
import type { LiveRace } from './live-race';
import {
  BoardTable,
  LapCell,
  LapHeader,
  LivePilotHeader,
  LiveTableRow,
  OwnBest,
  PhonePips,
  PilotNameAndLaps,
  PipsCell,
  PipsHeader,
  PositionCell,
  ResultCell,
  RunningTime,
} from './live-table.styles';

export interface LiveTableProps extends MarkedRacePilots {
  eventId: string;
  race: LiveRace;
}

/** Positions, laps and gaps. Phones show only the last lap, and the pips below the name. */
export function LiveTable({ rows, ...props }: LiveTableProps & { rows: readonly LiveRowNow[] }) {
  const { lapNumbers, resultLabel } = props.race;
  return (
    <BoardTable>
      <caption>
        <VisuallyHidden>Race in progress</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>
            <VisuallyHidden>Place</VisuallyHidden>
          </HeaderCell>
          <HeaderCell>Pilot</HeaderCell>
          <PipsHeader>
            <VisuallyHidden>Laps</VisuallyHidden>
          </PipsHeader>
          {lapNumbers.map((lapNumber) => (
            <LapHeader key={lapNumber} align="right">
              {lapHeading(lapNumber)}
            </LapHeader>
          ))}
          <LapHeader align="right" $phone>
            Last lap
          </LapHeader>
          <HeaderCell align="right">{resultLabel}</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody ref={animateRows}>
        {rows.map((row) => (
          <LiveRaceRow key={row.pilotId} row={row} {...props} />
        ))}
      </TableBody>
    </BoardTable>
  );
}

function LiveRaceRow({
  row,
  eventId,
  race,
  channels,
  getPilot,
  marked,
}: LiveTableProps & { row: LiveRowNow }) {
  const { pilotId, position, times, last, isOut, overdueSeconds, progress } = row;
  const { name, photoUrl } = getPilot(pilotId);
  const pips = { lapNumber: last?.lapNumber ?? 0, limit: lapLimit(race), progress };
  return (
    <LiveTableRow $own={marked.ids.has(pilotId)} $out={isOut}>
      <PositionCell>{position ?? '–'}</PositionCell>
      <LivePilotHeader>
        <div>
          <PilotChannel channels={channels} channelId={row.channelId} large />
          <PilotPhoto url={photoUrl} name={name} size={28} />
          <PilotNameAndLaps>
            <PilotName name={name} href={pilotInEventHref({ eventId, pilotId })} />
            <PhonePips>
              <LapPips {...pips} />
            </PhonePips>
          </PilotNameAndLaps>
          <PilotMark pilotId={pilotId} marked={marked} />
        </div>
      </LivePilotHeader>
      <PipsCell>
        <LapPips {...pips} size="large" />
      </PipsCell>
      {race.lapNumbers.map((lapNumber, index) => (
        <LapTimeCell
          key={lapNumber}
          row={row}
          race={race}
          lapNumber={lapNumber}
          seconds={times[index] ?? null}
        />
      ))}
      <LapTimeCell
        row={row}
        race={race}
        lapNumber={overdueSeconds === null ? (last?.lapNumber ?? 0) : (last?.lapNumber ?? -1) + 1}
        seconds={overdueSeconds === null ? (last?.seconds ?? null) : null}
        $phone
      />
      <ResultCell $leads={position === 1} $isOverdue={overdueSeconds !== null}>
        {overdueSeconds === null ? (
          <>
            {row.result}
            {row.note && <small>{row.note}</small>}
          </>
        ) : (
          overdueText(overdueSeconds)
        )}
      </ResultCell>
    </LiveTableRow>
  );
}

interface LapTimeCellProps {
  row: LiveRowNow;
  race: LiveRace;
  lapNumber: number;
  /** `null` before the end of the lap */
  seconds: number | null;
  $phone?: boolean;
}

/** A lap's time, or the seconds since the current lap began. */
function LapTimeCell({ row, race, lapNumber, seconds, $phone = false }: LapTimeCellProps) {
  const { last, runningSeconds, bestLapSeconds } = row;
  const isLatest = seconds !== null && lapNumber === last?.lapNumber;
  const isRunning = seconds === null && lapNumber === (last?.lapNumber ?? -1) + 1;
  const isFastest = seconds === race.fastestSeconds;
  return (
    <LapCell $phone={$phone} data-latest={isLatest ? lapNumber : undefined}>
      {isRunning && runningSeconds !== null && <RunningTime>{runningSeconds} s</RunningTime>}
      {seconds !== null && lapNumber === 0 && formatSeconds(seconds)}
      {seconds !== null &&
        lapNumber > 0 &&
        (seconds === bestLapSeconds && !isFastest ? (
          <OwnBest>
            {formatSeconds(seconds)}
            <VisuallyHidden>, own best</VisuallyHidden>
          </OwnBest>
        ) : (
          <FormattedTime seconds={seconds} isFastest={isFastest} />
        ))}
    </LapCell>
  );
}
