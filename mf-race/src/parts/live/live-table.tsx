import { pilotInEventHref } from '@holeshot/contract';
import { formatGap, formatSeconds } from '@holeshot/domain';
import {
  COLORS,
  HeaderCell,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { useRef } from 'react';
import { FastTime } from '../fast-time';
import { PilotTag } from '../pilot-tag';
import { lapsLabel } from '../race-names';
import type { LiveBoardProps } from './live-board';
import {
  BoardTable,
  Gap,
  LapCell,
  LapHeader,
  LivePilot,
  LiveTableRow,
  PilotLines,
  Pips,
  Place,
} from './live-look';
import type { LiveRace, LiveRow } from './live-race';
import { useLiveMotion } from './use-live-motion';
import { YouMark } from './you-mark';

type LiveTableProps = Pick<LiveBoardProps, 'eventId' | 'race' | 'channels' | 'pilotOf' | 'ownPilotId'>;

/** Places, laps, gaps. On phones the last lap stands for all, and marks count them. */
export function LiveTable(props: LiveTableProps) {
  const { lapNumbers, isOnTrack, targetLaps, rows } = props.race;
  const table = useRef<HTMLTableElement>(null);
  useLiveMotion(table);
  const best = `Best ${lapsLabel(targetLaps)}`;
  return (
    <BoardTable ref={table}>
      <caption>
        <VisuallyHidden>{isOnTrack ? 'Order on the track' : `Order by ${best.toLowerCase()}`}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>
            <VisuallyHidden>Place</VisuallyHidden>
          </HeaderCell>
          <HeaderCell>Pilot</HeaderCell>
          {lapNumbers.map((lapNumber) => (
            <LapHeader key={lapNumber} right>
              {lapNumber === 0 ? 'HS' : `Lap ${lapNumber}`}
            </LapHeader>
          ))}
          <LapHeader right $phone>
            Last lap
          </LapHeader>
          <HeaderCell right>{isOnTrack ? 'Gap' : best}</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
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
  pilotOf,
  ownPilotId,
}: LiveTableProps & { row: LiveRow }) {
  const { pilotId, place, times, last, isOut } = row;
  const { name, photoUrl } = pilotOf(pilotId);
  const isOwn = pilotId === ownPilotId;
  return (
    <LiveTableRow $own={isOwn} $out={isOut}>
      <Place>{place ?? '–'}</Place>
      <LivePilot>
        <div>
          <PilotTag channels={channels} channelId={row.channelId} large />
          <PilotPhoto url={photoUrl} />
          <PilotLines>
            <PilotName name={name} href={pilotInEventHref({ eventId, pilotId })} />
            <LapPips flown={last?.lapNumber ?? 0} of={race.targetLaps} />
          </PilotLines>
          {isOwn && <YouMark />}
        </div>
      </LivePilot>
      {race.lapNumbers.map((lapNumber, index) => (
        <LiveTime
          key={lapNumber}
          row={row}
          race={race}
          lapNumber={lapNumber}
          seconds={times[index] ?? null}
        />
      ))}
      <LiveTime
        row={row}
        race={race}
        lapNumber={last?.lapNumber ?? 0}
        seconds={last?.seconds ?? null}
        $phone
      />
      <Gap $leads={place === 1}>
        <GapText row={row} race={race} />
      </Gap>
    </LiveTableRow>
  );
}

interface LiveTimeProps {
  row: LiveRow;
  race: LiveRace;
  lapNumber: number;
  seconds: number | null;
  $phone?: boolean;
}

function LiveTime({ row: { last, isOut }, race, lapNumber, seconds, $phone = false }: LiveTimeProps) {
  const isLatest = seconds !== null && lapNumber === last?.lapNumber;
  const isToCome = seconds === null && !isOut && lapNumber > (last?.lapNumber ?? -1);
  return (
    <LapCell $phone={$phone} $latest={isLatest} {...(isLatest ? { 'data-latest': lapNumber } : {})}>
      {isToCome && '···'}
      {seconds !== null &&
        (lapNumber === 0 ? (
          formatSeconds(seconds)
        ) : (
          <FastTime seconds={seconds} isFastest={seconds === race.fastestSeconds} />
        ))}
    </LapCell>
  );
}

/** Laps of a race that has more say how many in their columns. */
const MOST_PIPS = 10;

function LapPips({ flown, of }: { flown: number; of: number }) {
  if (of > MOST_PIPS) return null;
  return (
    <Pips width={of * 15} height={6} role="img" aria-label={`${flown} of ${of} laps`}>
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          x={index * 15}
          y={1}
          width={12}
          height={4}
          fill={index < flown ? COLORS.t1 : COLORS.s3}
        />
      ))}
    </Pips>
  );
}

function GapText({
  row: { place, gapSeconds, bestSeconds, isOut, last },
  race,
}: {
  row: LiveRow;
  race: LiveRace;
}) {
  if (isOut) return 'out';
  if (gapSeconds === null) return '–';
  const gap = place === 1 ? 'leader' : formatGap(gapSeconds);
  if (bestSeconds !== null) {
    return (
      <>
        {formatSeconds(bestSeconds)}
        <small>{gap}</small>
      </>
    );
  }
  const isBehind = last !== null && last.lapNumber < (race.rows[0]?.last?.lapNumber ?? 0);
  return (
    <>
      {gap}
      {isBehind && <small>at {last.lapNumber === 0 ? 'HS' : `lap ${last.lapNumber}`}</small>}
    </>
  );
}
