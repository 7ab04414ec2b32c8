import { pilotInEventHref } from '@holeshot/contract';
import { formatGap, formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  Cell,
  HeaderCell,
  LiveDot,
  PHONE,
  PilotName,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import type { ReactNode } from 'react';
import { PilotTag } from '../parts/pilot-tag';
import { lapName } from '../parts/race-names';
import { pilotFinder } from '../parts/shown-pilot';
import { FastTime } from './fast-time';
import { GapLine } from './gap-line';
import { LapPips } from './lap-pips';
import { type LiveRow, listLiveLaps, listLiveRows } from './live-rows';
import type { RaceData } from './load-race';
import { RaceClock } from './race-clock';

const Board = styled.section`
  margin-top: 16px;
  padding: 12px 16px 0;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`;

const LapCell = styled(Cell)`
  ${PHONE} {
    display: none;
  }
`;
const LastCell = styled(Cell)`
  font-weight: 700;
  display: none;
  ${PHONE} {
    display: table-cell;
  }
`;
const Gap = styled(Cell)`
  font-size: 18px;
  font-weight: 600;
`;
const AtLap = styled.small`
  display: block;
  font-size: 13px;
  font-weight: 400;
  line-height: 1;
  color: var(--t3);
`;
const Latest = styled.span<{ $latest: boolean }>`
  font-weight: ${({ $latest }) => ($latest ? 700 : 400)};
`;
const Pilot = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;
const WideHead = styled(HeaderCell)`
  ${PHONE} {
    display: none;
  }
`;
const PhoneHead = styled(HeaderCell)`
  display: none;
  ${PHONE} {
    display: table-cell;
  }
`;

interface LiveBoardProps {
  data: RaceData;
  /** how old the data is */
  age: ReactNode;
}

/** A running race: clock, gaps to scale, and each pilot's laps in the order on the track. */
export function LiveBoard({ data, age }: LiveBoardProps) {
  const { event, race, results, laps, pilots, channels, readAtMs } = data;
  const pilotOf = pilotFinder(pilots);
  const rows = listLiveRows(results, laps);
  const numbers = listLiveLaps(laps, race.targetLaps);
  const crossed = rows.filter(({ gapSeconds }) => gapSeconds !== null);
  const leader = crossed[0] && pilotOf(crossed[0].pilotId).name;
  return (
    <Board aria-label="Race in progress">
      <Head>
        <h2>
          <LiveDot />
          In progress
        </h2>
        {age}
        {race.start !== null && <RaceClock start={race.start} timeZone={event.timeZone} nowMs={readAtMs} />}
      </Head>
      <VisuallyHidden role="status">{leader ? `${leader} leads` : ''}</VisuallyHidden>
      {crossed.length > 0 && (
        <GapLine
          pilots={crossed.map(({ pilotId, channelId, gapSeconds }) => ({
            name: pilotOf(pilotId).name,
            channel: channels[channelId ?? ''],
            gapSeconds: gapSeconds ?? 0,
          }))}
        />
      )}
      <Table>
        <caption>
          <VisuallyHidden>Order on the track</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <HeaderCell>Place</HeaderCell>
            <HeaderCell>Pilot</HeaderCell>
            {numbers.map((lap) => (
              <WideHead key={lap} right>
                {lap === 0 ? 'HS' : lapName(lap)}
              </WideHead>
            ))}
            <PhoneHead right>Last lap</PhoneHead>
            <HeaderCell right>Gap</HeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.pilotId}>
              <Cell>{row.lastLap === null ? '–' : index + 1}</Cell>
              <RowHeader>
                <Pilot>
                  <PilotTag channels={channels} channelId={row.channelId} large />
                  <span>
                    <PilotName
                      name={pilotOf(row.pilotId).name}
                      href={pilotInEventHref({ eventId: event.id, pilotId: row.pilotId })}
                    />
                    <LapPips flown={row.lastLap ?? 0} target={race.targetLaps} />
                  </span>
                </Pilot>
              </RowHeader>
              {numbers.map((lap) => (
                <LapCell key={lap} $right>
                  <LapTime row={row} lap={lap} fastest={fastestOf(rows, lap === 0)} />
                </LapCell>
              ))}
              <LastCell $right>
                {row.lastLap !== null && (
                  <LapTime row={row} lap={row.lastLap} fastest={fastestOf(rows, row.lastLap === 0)} />
                )}
              </LastCell>
              <Gap $right>
                {gapText(row, index)}
                {row.lastLap !== null && row.lastLap < (rows[0]?.lastLap ?? 0) && (
                  <AtLap>at {row.lastLap === 0 ? 'HS' : `lap ${row.lastLap}`}</AtLap>
                )}
              </Gap>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Board>
  );
}

function LapTime({ row, lap, fastest }: { row: LiveRow; lap: number; fastest: number }) {
  const seconds = row.seconds.get(lap);
  if (seconds === undefined) return lap > (row.lastLap ?? -1) ? '···' : '';
  return (
    <Latest $latest={lap === row.lastLap}>
      {lap === 0 ? formatSeconds(seconds) : <FastTime seconds={seconds} isFastest={seconds === fastest} />}
    </Latest>
  );
}

/** The race's fastest lap so far; of the holeshots, the fastest holeshot. */
const fastestOf = (rows: readonly LiveRow[], isHoleshot: boolean): number =>
  Math.min(
    ...rows.flatMap(({ seconds }) =>
      [...seconds].filter(([lap]) => (lap === 0) === isHoleshot).map(([, value]) => value),
    ),
  );

const gapText = ({ gapSeconds }: LiveRow, index: number): string =>
  gapSeconds === null ? '' : index === 0 ? 'leader' : formatGap(gapSeconds);
