import { pilotInEventHref } from '@holeshot/contract';
import { formatGap, formatSeconds, type Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  COLORS,
  HeaderCell,
  PHONE,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { PilotTag } from '../../parts/pilot-tag';
import type { ShownChannel } from '../../parts/shown-channels';
import type { ShownPilot } from '../../parts/shown-pilot';
import {
  Fastest,
  Gap,
  LapCell,
  LivePilot,
  LiveTable,
  LiveTableRow,
  PilotLines,
  Pips,
  Place,
} from './live-look';
import type { LiveRace, LiveRow } from './live-race';
import { YouMark } from './you-mark';

const WideHeader = styled(HeaderCell)<{ $phone?: boolean }>`
  display: ${({ $phone }) => ($phone ? 'none' : 'table-cell')};
  ${PHONE} {
    display: ${({ $phone }) => ($phone ? 'table-cell' : 'none')};
  }
`;

interface LiveTableProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ShownChannel>;
  pilotOf: (id: Guid) => ShownPilot;
  ownPilotId: Guid | null;
}

/** The running race: places, laps, gaps. On phones the last lap stands for all, and marks count them. */
export function LiveRaceTable(props: LiveTableProps) {
  const { race } = props;
  return (
    <LiveTable>
      <caption>
        <VisuallyHidden>Current race</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>
            <VisuallyHidden>Place</VisuallyHidden>
          </HeaderCell>
          <HeaderCell>Pilot</HeaderCell>
          <WideHeader right>HS</WideHeader>
          {race.lapNumbers.map((lapNumber) => (
            <WideHeader key={lapNumber} right>
              Lap {lapNumber}
            </WideHeader>
          ))}
          <WideHeader right $phone>
            Last lap
          </WideHeader>
          <HeaderCell right>Gap</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {race.rows.map((row) => (
          <LiveRaceRow key={row.pilotId} row={row} {...props} />
        ))}
      </TableBody>
    </LiveTable>
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
  const { name, photoUrl } = pilotOf(row.pilotId);
  const isOwn = row.pilotId === ownPilotId;
  return (
    <LiveTableRow $own={isOwn} $out={row.isOut}>
      <Place>{row.position}</Place>
      <LivePilot>
        <div>
          <PilotTag channels={channels} channelId={row.channelId} large />
          <PilotPhoto url={photoUrl} />
          <PilotLines>
            <PilotName name={name} href={pilotInEventHref({ eventId, pilotId: row.pilotId })} />
            <LapPips flown={row.laps.length} of={race.targetLaps} />
          </PilotLines>
          {isOwn && <YouMark />}
        </div>
      </LivePilot>
      <LapCell $wide>{row.holeshotSeconds === null ? '···' : formatSeconds(row.holeshotSeconds)}</LapCell>
      {race.lapNumbers.map((lapNumber) => (
        <LapCell key={lapNumber} $wide>
          <LapTime row={row} lapNumber={lapNumber} race={race} />
        </LapCell>
      ))}
      <LapCell $phone>
        <LapTime row={row} lapNumber={row.laps.length} race={race} />
      </LapCell>
      <Gap $leads={row.position === 1 && row.gapSeconds !== null}>{gapText(row)}</Gap>
    </LiveTableRow>
  );
}

function LapTime({ row, lapNumber, race }: { row: LiveRow; lapNumber: number; race: LiveRace }) {
  const seconds = row.laps[lapNumber - 1];
  if (seconds === undefined) return row.isOut ? null : '···';
  const { fastestLap } = race;
  const isFastest = fastestLap?.pilotId === row.pilotId && fastestLap.lapNumber === lapNumber;
  if (isFastest) {
    return (
      <Fastest>
        {formatSeconds(seconds)}
        <VisuallyHidden>, fastest lap</VisuallyHidden>
      </Fastest>
    );
  }
  return lapNumber === row.laps.length ? <b>{formatSeconds(seconds)}</b> : formatSeconds(seconds);
}

function LapPips({ flown, of }: { flown: number; of: number }) {
  if (of > 12 || of === 0) return null;
  return (
    <Pips width={of * 15} height={6} aria-hidden="true">
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

function gapText({ position, gapSeconds, isOut }: LiveRow): string {
  if (isOut) return 'out';
  if (gapSeconds === null) return '–';
  return position === 1 ? 'leader' : formatGap(gapSeconds);
}
