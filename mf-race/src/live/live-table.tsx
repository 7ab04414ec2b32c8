import { pilotInEventHref } from '@holeshot/contract';
import { formatSeconds, type Guid } from '@holeshot/domain';
import {
  HeaderCell,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { useEffect, useRef } from 'react';
import type { ChannelDisplay } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import type { EventPilot } from '../event-pilots/event-pilot';
import { PilotMark } from '../follow/pilot-mark';
import type { MarkedPilots } from '../follow/use-marked-pilots';
import { FormattedTime } from '../tables/formatted-time';
import { animateRows } from './animate-rows';
import type { LiveRace, LiveRow } from './live-race';
import {
  BoardTable,
  LapCell,
  LapHeader,
  LapMarksSvg,
  LivePilotHeader,
  LiveTableRow,
  PilotNameAndLaps,
  PositionCell,
  ResultCell,
} from './live-table.styles';

export interface LiveTableProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ChannelDisplay>;
  pilotOf: (id: Guid) => EventPilot;
  marked: MarkedPilots;
}

/** Positions, laps and gaps. Phones have the last lap only, and one mark per lap. */
export function LiveTable(props: LiveTableProps) {
  const { lapNumbers, resultLabel, rows } = props.race;
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => (body.current ? animateRows(body.current) : undefined), []);
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
          {lapNumbers.map((lapNumber) => (
            <LapHeader key={lapNumber} align="right">
              {lapNumber === 0 ? 'HS' : `Lap ${lapNumber}`}
            </LapHeader>
          ))}
          <LapHeader align="right" $phone>
            Last lap
          </LapHeader>
          <HeaderCell align="right">{resultLabel}</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        {rows.map((row) => (
          <LiveRaceRow key={row.pilotId} row={row} {...props} />
        ))}
      </TableBody>
    </BoardTable>
  );
}

function LiveRaceRow({ row, eventId, race, channels, pilotOf, marked }: LiveTableProps & { row: LiveRow }) {
  const { pilotId, position, times, last, isOut } = row;
  const { name, photoUrl } = pilotOf(pilotId);
  return (
    <LiveTableRow $own={marked.ids.has(pilotId)} $out={isOut}>
      <PositionCell>{position ?? '–'}</PositionCell>
      <LivePilotHeader>
        <div>
          <PilotChannel channels={channels} channelId={row.channelId} large />
          <PilotPhoto url={photoUrl} name={name} />
          <PilotNameAndLaps>
            <PilotName name={name} href={pilotInEventHref({ eventId, pilotId })} />
            <LapMarks lapNumber={last?.lapNumber ?? 0} targetLaps={race.targetLaps} />
          </PilotNameAndLaps>
          <PilotMark pilotId={pilotId} marked={marked} />
        </div>
      </LivePilotHeader>
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
        lapNumber={last?.lapNumber ?? 0}
        seconds={last?.seconds ?? null}
        $phone
      />
      <ResultCell $leads={position === 1}>
        {row.result}
        {row.note && <small>{row.note}</small>}
      </ResultCell>
    </LiveTableRow>
  );
}

interface LapTimeCellProps {
  row: LiveRow;
  race: LiveRace;
  lapNumber: number;
  seconds: number | null;
  $phone?: boolean;
}

function LapTimeCell({ row: { last, isOut }, race, lapNumber, seconds, $phone = false }: LapTimeCellProps) {
  const isLatest = seconds !== null && lapNumber === last?.lapNumber;
  const isUpcoming = seconds === null && !isOut && lapNumber > (last?.lapNumber ?? -1);
  return (
    <LapCell $phone={$phone} $latest={isLatest} {...(isLatest ? { 'data-latest': lapNumber } : {})}>
      {isUpcoming && '···'}
      {seconds !== null &&
        (lapNumber === 0 ? (
          formatSeconds(seconds)
        ) : (
          <FormattedTime seconds={seconds} isFastest={seconds === race.fastestSeconds} />
        ))}
    </LapCell>
  );
}

/** More marks do not fit. */
const MAX_LAP_MARKS = 10;

function LapMarks({ lapNumber, targetLaps }: { lapNumber: number; targetLaps: number }) {
  if (targetLaps > MAX_LAP_MARKS) return null;
  return (
    <LapMarksSvg
      width={targetLaps * 15}
      height={6}
      role="img"
      aria-label={`${lapNumber} of ${targetLaps} laps`}
    >
      {Array.from({ length: targetLaps }, (_, index) => index + 1).map((lap) => (
        <rect
          key={lap}
          x={(lap - 1) * 15}
          y={1}
          width={12}
          height={4}
          fill={lap <= lapNumber ? 'var(--t1)' : 'var(--s3)'}
        />
      ))}
    </LapMarksSvg>
  );
}
