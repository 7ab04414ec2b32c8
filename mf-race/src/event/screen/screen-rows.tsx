import { formatSeconds, isRankedOnTrack, lapLimit } from '@holeshot/domain';
import { type ChannelDisplay, channelText } from '../../channels/channel-display';
import type { RacePilots } from '../../event-pilots/race-pilots';
import type { MarkedPilots } from '../../follow/use-marked-pilots';
import { GapLine, overdueText } from '../../live/gap-line';
import { LapPips } from '../../live/lap-pips';
import type { LiveRowNow } from '../../live/live-moment';
import type { LiveRace, LiveRow } from '../../live/live-race';
import type { RaceClockProps } from '../../live/race-clock';
import { useRowsNow } from '../../live/use-rows-now';
import type { RaceCardData } from '../../race-card/race-card-data';
import { FormattedTime } from '../../tables/formatted-time';
import type { UpcomingRace } from '../upcoming-race';
import { Gap, Gaps, LastLap, LIVE_COLUMNS, Name, RESULT_COLUMNS, Row, Rows, Tag } from './screen.styles';

/** The screen marks no pilots, because it belongs to nobody. */
const NOBODY: MarkedPilots = { own: null, followed: [], ids: new Set() };
/** The gap line is laid out for this width, px. */
const GAP_LINE_WIDTH = 680;

type LiveRowsProps = RacePilots & RaceClockProps & { race: LiveRace };

/** A race in progress: gaps to scale, positions, laps and last laps. */
export function LiveRows({ channels, getPilot, ...clock }: LiveRowsProps) {
  const { race } = clock;
  const rows = useRowsNow(clock);
  const isOnTrack = isRankedOnTrack(race.eventType);
  return (
    <>
      {rows.length > 1 && (
        <Gaps>
          <GapLine
            rows={rows}
            channels={channels}
            getPilot={getPilot}
            marked={NOBODY}
            scaledFrom={GAP_LINE_WIDTH}
          />
        </Gaps>
      )}
      <Rows $count={rows.length} $columns={LIVE_COLUMNS} aria-label="Race in progress">
        {rows.map((row) => (
          <Row key={row.pilotId} $out={row.isOut}>
            <span>{row.position ?? '–'}</span>
            <ScreenTag channel={channels[row.channelId ?? '']} />
            <Name dir="auto">{getPilot(row.pilotId).name}</Name>
            <LapPips lapNumber={row.last?.lapNumber ?? 0} limit={lapLimit(race)} progress={row.progress} />
            <LastLap>
              <LastTime row={row} race={race} />
            </LastLap>
            <Gap $leads={row.position === 1} $isOverdue={row.overdueSeconds !== null}>
              {gapText(row, race)}
              {row.overdueSeconds === null && isOnTrack && row.note && <small>{row.note}</small>}
            </Gap>
          </Row>
        ))}
      </Rows>
    </>
  );
}

function LastTime({ row: { last }, race }: { row: LiveRow; race: LiveRace }) {
  if (!last) return null;
  if (last.lapNumber === 0) return formatSeconds(last.seconds);
  return <FormattedTime seconds={last.seconds} isFastest={last.seconds === race.fastestSeconds} />;
}

function gapText({ position, result, overdueSeconds }: LiveRowNow, { eventType }: LiveRace): string {
  if (overdueSeconds !== null) return overdueText(overdueSeconds);
  return position === 1 && isRankedOnTrack(eventType) ? 'leads' : result;
}

/** The result of the last race, once no more races are drawn. */
export function LastResult({ race, channels, getPilot }: RacePilots & { race: RaceCardData }) {
  return (
    <Rows $count={race.pilots.length} $columns={RESULT_COLUMNS} aria-label="Result of the last race">
      {race.pilots.map(({ pilotId, channelId, result }) => (
        <Row key={pilotId} $out={result?.isOut ?? false}>
          <span>{result?.place ?? '–'}</span>
          <ScreenTag channel={channels[channelId ?? '']} />
          <Name dir="auto">{getPilot(pilotId).name}</Name>
          <Gap $leads={false}>{result?.text}</Gap>
        </Row>
      ))}
    </Rows>
  );
}

/** The pilots of the next race, between races. */
export function NextRows({ race, channels, getPilot }: RacePilots & { race: UpcomingRace }) {
  return (
    <Rows $count={race.pilots.length} $columns="auto minmax(0, 1fr)" aria-label="Next race">
      {race.pilots.map(({ pilotId, channelId }) => (
        <Row key={pilotId} $out={false}>
          <ScreenTag channel={channels[channelId ?? '']} />
          <Name dir="auto">{getPilot(pilotId).name}</Name>
        </Row>
      ))}
    </Rows>
  );
}

export const ScreenTag = ({ channel }: { channel: ChannelDisplay | undefined }) => (
  <Tag>
    <svg aria-hidden="true">
      <rect width="100%" height="100%" fill={channel?.color ?? 'var(--edge)'} />
    </svg>
    {channel ? channelText(channel) : '--'}
  </Tag>
);
