import { pilotInEventHref } from '@holeshot/contract';
import { formatSeconds } from '@holeshot/domain';
import { withRetry } from '@holeshot/platform';
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
import { type RefObject, useEffect, useRef } from 'react';
import { FastTime } from '../fast-time';
import { PilotTag } from '../pilot-tag';
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
import { YouMark } from './you-mark';

type LiveTableProps = Pick<LiveBoardProps, 'eventId' | 'race' | 'channels' | 'pilotOf' | 'ownPilotId'>;

/** Places, laps, gaps. On phones the last lap stands for all, and marks count them. */
export function LiveTable(props: LiveTableProps) {
  const { lapNumbers, resultLabel, rows } = props.race;
  const body = useRef<HTMLTableSectionElement>(null);
  useLiveMotion(body);
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
            <LapHeader key={lapNumber} right>
              {lapNumber === 0 ? 'HS' : `Lap ${lapNumber}`}
            </LapHeader>
          ))}
          <LapHeader right $phone>
            Last lap
          </LapHeader>
          <HeaderCell right>{resultLabel}</HeaderCell>
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

/** The code for it comes when the page stands: nothing moves before the first news. */
function useLiveMotion(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    withRetry(() => import('./live-motion')).then(
      ({ watchRows }) => {
        if (body.current && !isOver) end = watchRows(body.current);
      },
      // it does without
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [body]);
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
        {row.result}
        {row.note && <small>{row.note}</small>}
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
