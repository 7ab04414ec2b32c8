import { pilotInEventHref } from '@holeshot/contract';
import {
  formatGap,
  formatLap,
  type Guid,
  type LapProgress,
  lapsDownText,
  type MomentRow,
  type ReplayChange,
} from '@holeshot/domain';
import { css, styled } from '@holeshot/platform';
import {
  Cell,
  PHONE,
  PilotName,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
  visuallyHidden,
} from '@holeshot/ui';
import { PilotChannel } from '../../channels/pilot-channel';
import type { MarkedRacePilots } from '../../event-pilots/race-pilots';
import { PilotMark } from '../../follow/pilot-mark';
import { animateRows } from '../../live/animate-rows';
import { LapPips } from '../../live/lap-pips';
import { LOW_WINDOW } from '../../racing/low-window';
import { NARROW_PHONE } from '../../racing/narrow-phone';
import { FormattedTime } from '../../tables/formatted-time';
import { PositionShift } from '../laps/position-shift';

const narrowPips = css`
  svg[role='img'] {
    width: 46px;
  }
`;

const Rows = styled(Table)`
  border-top: 1px solid var(--edge);
  thead {
    ${visuallyHidden}
  }
  th,
  td {
    height: 42px;
    padding: 3px 5px;
    white-space: nowrap;
    ${PHONE} {
      /* a target of 44 px and its border */
      height: 45px;
      padding-block: 0;
    }
  }
  /* names need the room of the pips */
  ${NARROW_PHONE} {
    ${narrowPips}
  }
  ${LOW_WINDOW} {
    ${narrowPips}
  }
`;

const Row = styled(TableRow)<{ $own: boolean; $out: boolean }>`
  background: ${({ $own }) => ($own ? 'var(--live)' : 'var(--bg)')};
  color: ${({ $out }) => ($out ? 'var(--t3)' : 'inherit')};
`;

const Place = styled(Cell)`
  width: 34px;
  min-width: 34px;
  font-size: 18px;
  font-weight: 600;
  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
  }
`;

const Pilot = styled(RowHeader)`
  width: 99%;
  max-width: 0;
  > span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
`;

const LastLap = styled(Cell)`
  text-align: right;
  color: var(--t2);
  ${PHONE} {
    display: none;
  }
`;

const Gap = styled(Cell)<{ $leads: boolean }>`
  min-width: 68px;
  font-size: 18px;
  font-weight: 600;
  text-align: right;
  color: ${({ $leads }) => ($leads ? 'var(--red-t)' : 'inherit')};
`;

interface ReplayRowsProps extends MarkedRacePilots {
  eventId: string;
  rows: readonly MomentRow[];
  /** the change caused by the latest crossing, whose pilots get a triangle */
  change: ReplayChange | undefined;
  getChannelId: (pilotId: Guid) => Guid | null;
  progress: ReadonlyMap<Guid, LapProgress>;
  /** the last lap; infinite for no limit */
  lapLimit: number;
  /** the fastest lap so far; infinite without one */
  fastestSeconds: number;
}

/** The pilots in their order at a moment, with lap pips, last lap and gap. */
export function ReplayRows(props: ReplayRowsProps) {
  const { rows, fastestSeconds } = props;
  return (
    <Rows>
      <caption>
        <VisuallyHidden>Order at this moment</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          {['Place', 'Pilot', 'Laps', 'Last lap', 'Gap'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </TableRow>
      </TableHead>
      <TableBody ref={animateRows}>
        {rows.map((row) => (
          <ReplayRow key={row.pilotId} row={row} isFastest={row.lapSeconds === fastestSeconds} {...props} />
        ))}
      </TableBody>
    </Rows>
  );
}

function ReplayRow({
  row,
  isFastest,
  eventId,
  change,
  getChannelId,
  channels,
  getPilot,
  marked,
  progress,
  lapLimit,
}: ReplayRowsProps & { row: MomentRow; isFastest: boolean }) {
  const { pilotId, position, lapNumber, lapSeconds, isFromVideo, isOut } = row;
  return (
    <Row $own={marked.ids.has(pilotId)} $out={isOut}>
      <Place>
        <span>
          {position ?? '–'}
          <PositionShift shift={getShift(pilotId, change)} />
        </span>
      </Place>
      <Pilot>
        <span>
          <PilotChannel channels={channels} channelId={getChannelId(pilotId)} large />
          <PilotName name={getPilot(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
          <PilotMark pilotId={pilotId} marked={marked} />
        </span>
      </Pilot>
      <Cell>
        <LapPips lapNumber={lapNumber ?? 0} limit={lapLimit} progress={progress.get(pilotId)} size="large" />
      </Cell>
      <LastLap>
        {lapNumber !== null &&
          lapNumber > 0 &&
          (isFromVideo ? (
            formatLap({ lengthSeconds: lapSeconds ?? 0, isFromVideo })
          ) : (
            <FormattedTime seconds={lapSeconds} isFastest={isFastest} />
          ))}
      </LastLap>
      <Gap $leads={position === 1}>{gapText(row)}</Gap>
    </Row>
  );
}

function getShift(pilotId: Guid, change: ReplayChange | undefined): number {
  if (change?.pilotId === pilotId) return change.passed.length;
  return change?.passed.includes(pilotId) ? -1 : 0;
}

function gapText({ position, isOut, gapSeconds, isGapFromVideo, lapsDown }: MomentRow): string {
  if (isOut) return position === null ? '–' : 'out';
  if (position === 1) return 'leads';
  if (lapsDown > 0) return lapsDownText(lapsDown);
  return gapSeconds === null ? '–' : formatGap(gapSeconds, isGapFromVideo);
}
