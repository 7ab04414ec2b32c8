import { eventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { ClubLogo, DataAge, Mark } from '@holeshot/ui';
import type { RacePilots } from '../../event-pilots/race-pilots';
import { RaceClock } from '../../live/race-clock';
import { shortTitle } from '../../racing/race-names';
import type { FieldData } from '../my-day/field-data';
import {
  Foot,
  Head,
  Left,
  Name,
  Next,
  Right,
  Row,
  Rows,
  u,
  Window,
  WithoutSite,
} from '../screen/screen.styles';
import { ScreenTag } from '../screen/screen-rows';
import { useEscape } from '../screen/use-escape';
import { useWakeLock } from '../screen/use-wake-lock';
import { freeText } from './clash-note';
import type { PowerData } from './load-power';
import { countsText, type PowerBoard, type PowerRow, type Waiting } from './power-board';
import { labelFrom } from './power-lists';
import { PowerShape } from './power-shape';
import { STATE_WORDS } from './power-table';

const MAX_ROWS = 12;
const COLUMNS =
  'calc(74 * var(--r)) calc(120 * var(--r)) calc(140 * var(--r)) calc(100 * var(--r)) minmax(0, 1fr) auto';

const Line = styled(Row)`
  && {
    font-size: calc(48 * var(--r));
  }
  &[data-state='hot'] {
    background: var(--live);
  }
  > svg {
    width: calc(60 * var(--r));
    height: calc(60 * var(--r));
  }
  > svg + span {
    font-weight: 600;
  }
  > svg {
    margin-left: calc(14 * var(--r));
  }
  > small {
    color: var(--t2);
    font-size: calc(38 * var(--r));
    white-space: nowrap;
  }
  > small:last-child {
    padding-right: calc(14 * var(--r));
  }
  [data-close] {
    color: var(--amber);
    font-weight: 600;
  }
  @media (max-width: 719px) {
    && > :nth-child(n) {
      display: inline-flex;
    }
    --columns: auto auto auto 0 minmax(0, 1fr);
    && > :nth-child(4),
    && > :nth-child(6) {
      display: none;
    }
  }
`;

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${u(20)};
`;

/** Larger, because it is the most urgent list. */
const LargeNext = styled(Next)`
  && li {
    height: calc(86 * var(--r));
    font-size: calc(60 * var(--r));
  }
`;

/** With more pilots, the list is as small as the others. */
const MAX_LARGE = 4;

const Warning = styled.p`
  padding: ${u(22)};
  border: ${u(3)} solid var(--amber);
  border-radius: ${u(8)};
  color: var(--t2);
  font-size: ${u(32)};
  line-height: 1.25;
  b {
    display: block;
    color: var(--t1);
    font-size: ${u(36)};
  }
`;

const Nobody = styled.p`
  color: var(--t2);
  font-size: ${u(34)};
`;

export interface PowerProps extends Pick<RacePilots, 'getPilot'> {
  data: PowerData;
  board: PowerBoard;
  /** `Race 7-1 is flying` */
  title: string;
  /** `null` for an event that is over, or that has not begun and has no races yet */
  field: FieldData | null;
  isStale: boolean;
}

/** The page of safe channels, for a screen that is read from 3 m. */
export function PowerScreen(props: PowerProps) {
  const { data, board, title, field, getPilot, isStale } = props;
  const { event, club, channels, current, input, nowMs } = data;
  useEscape(eventHref({ eventId: event.id }));
  useWakeLock();
  const rows = chooseRows(board.rows);
  const live = field?.race?.board ?? (current?.race.ok ? current.race.value : null);
  const [clash] = board.clashes;
  return (
    <Window data-screen>
      <WithoutSite />
      <Left>
        <Head>
          {club && <ClubLogo club={club} size={76} />}
          <div>
            <h1>{title}</h1>
            <p>{countsText(board)}</p>
          </div>
          {live && current && (
            <RaceClock
              race={live}
              nowMs={nowMs}
              timerAheadMs={field?.timerAheadMs ?? 0}
              freshUntilMs={field ? field.checkedAtMs + field.staleAfterMs : Number.POSITIVE_INFINITY}
            />
          )}
        </Head>
        <Rows $count={rows.length} $columns={COLUMNS} aria-label="All channels">
          {rows.map((row) => (
            <Line key={row.channel.id} $out={false} data-state={row.state}>
              <PowerShape state={row.state} size={60} />
              <span>{STATE_WORDS[row.state]}</span>
              <ScreenTag channel={channels[row.channel.id]} />
              <small>{row.channel.frequency}</small>
              <OnIt row={row} channels={channels} getPilot={getPilot} />
              <small>{row.next && `next ${getPilot(row.next.pilotId).name}`}</small>
            </Line>
          ))}
        </Rows>
      </Left>
      <Right>
        {board.now.length > 0 && (
          <Pilots heading="Switch on now" state="free" pilots={board.now} {...props} />
        )}
        {board.afterLanding.length > 0 && (
          <Pilots
            heading={current ? `After ${shortTitle(current.title)} has landed` : 'Ask first'}
            state={current ? 'hot' : 'wait'}
            pilots={board.afterLanding}
            {...props}
          />
        )}
        {input.upcoming.length === 0 && <Nobody>No more races are drawn.</Nobody>}
        {clash && (
          <Warning>
            <b>Too close in Race {clash.title}</b>
            {labelFrom(channels, clash.mover.channel.id)} and {labelFrom(channels, clash.other.channel.id)}{' '}
            are {clash.distanceMhz} MHz apart, {clash.neededMhz} needed. {getPilot(clash.mover.pilotId).name}{' '}
            should move: {freeText(clash.free.map(({ id }) => labelFrom(channels, id)))}
          </Warning>
        )}
        <Foot>
          <Mark />
          {field && <DataAge {...field} />}
          <span>
            {isStale ? 'Old data: nobody may switch on. ' : ''}Advice from the channel plan: the race
            director’s word counts.
          </span>
        </Foot>
      </Right>
    </Window>
  );
}

function OnIt({ row: { state, pilotId, nearest }, channels, getPilot }: RacePilots & { row: PowerRow }) {
  if (pilotId) return <Name dir="auto">{getPilot(pilotId).name}</Name>;
  if (state !== 'wait' || !nearest?.isTooClose) return <small>nobody</small>;
  return (
    <Name data-close="">
      {nearest.distanceMhz} MHz from {labelFrom(channels, nearest.channel.id)}
    </Name>
  );
}

interface PilotsProps extends PowerProps {
  heading: string;
  state: 'hot' | 'wait' | 'free';
  pilots: readonly Waiting[];
}

function Pilots({ heading, state, pilots, data, getPilot }: PilotsProps) {
  const List = state === 'free' && pilots.length <= MAX_LARGE ? LargeNext : Next;
  return (
    <List $count={pilots.length}>
      <header>
        <Heading>
          <PowerShape state={state} size={40} />
          {heading}
        </Heading>
      </header>
      <ul>
        {pilots.map(({ pilotId, channel }) => (
          <li key={pilotId}>
            <ScreenTag channel={data.channels[channel.id]} />
            <Name dir="auto">{getPilot(pilotId).name}</Name>
          </li>
        ))}
      </ul>
    </List>
  );
}

/** If there are too many channels, only those with a current or next pilot. */
function chooseRows(rows: PowerBoard['rows']): readonly PowerRow[] {
  const used = rows.filter(({ pilotId, next }) => pilotId !== null || next !== null);
  return rows.length <= MAX_ROWS || used.length === 0 ? rows : used;
}
