import { formatSeconds, formatTimeOfDay } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  Cell,
  CsvButton,
  HeaderCell,
  PHONE,
  Table,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { useStreamPlayer } from '../streams/stream-player';
import type { Evidence, EvidenceRow } from './evidence';
import { evidenceCsv } from './evidence-csv';

const Panel = styled.div`
  padding: 4px 0 16px;
  > p,
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    padding: 8px 12px 0 4px;
    color: var(--t2);
  }
`;

const Dense = styled(Table)`
  td,
  th {
    height: 36px;
    padding-block: 4px;
    font-size: 15px;
    font-weight: 400;
    text-align: left;
  }
  td:nth-child(3),
  th:nth-child(3) {
    text-align: right;
  }
  td:last-child,
  th:last-child {
    width: 46%;
  }
  ${PHONE} {
    td,
    th {
      padding-inline: 6px;
    }
  }
`;

const Row = styled(TableRow)<{ $counts: boolean }>`
  color: ${({ $counts }) => ($counts ? 'var(--t1)' : 'var(--t3)')};
  td:nth-child(3) {
    text-decoration: ${({ $counts }) => ($counts ? 'none' : 'line-through')};
  }
`;

interface EvidencePanelProps {
  evidence: Evidence;
  pilotName: string;
  /** start of the CSV file's name */
  raceName: string;
}

/** The crossings behind a result, which of them count, and why. */
export function EvidencePanel({ evidence: { rows }, pilotName, raceName }: EvidencePanelProps) {
  if (rows.length === 0) {
    return (
      <Panel>
        <p>The timer has recorded no crossing of {pilotName} in this race.</p>
      </Panel>
    );
  }
  const ruledOutCount = rows.filter(({ counts }) => !counts).length;
  return (
    <Panel>
      <div>
        <p>
          {crossingsText(rows.length)} recorded,{' '}
          {ruledOutCount === 0 ? 'all count' : `${ruledOutCount} ruled out`}
        </p>
        <CsvButton
          fileName={`${raceName} crossings of ${pilotName}`}
          label={`crossings of ${pilotName}`}
          rows={() => evidenceCsv(rows)}
        />
      </div>
      <Dense>
        <caption>
          <VisuallyHidden>Crossings of {pilotName}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <HeaderCell>Clock</HeaderCell>
            <HeaderCell>Crossing</HeaderCell>
            <HeaderCell>Time</HeaderCell>
            <HeaderCell>Verdict</HeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ detectionId, time, crossing, lengthSeconds, counts, reason, includedIn }) => (
            <Row key={detectionId} $counts={counts}>
              <Cell>
                <Clock time={time} crossing={crossing} />
              </Cell>
              <Cell>{crossing}</Cell>
              <Cell>{formatSeconds(lengthSeconds)}</Cell>
              <Cell>
                {reason}
                {includedIn.length > 0 && `; part of ${includedIn.join(', ')}`}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Dense>
    </Panel>
  );
}

const PlayButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  margin: -4px 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  text-decoration: underline var(--edge);
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: var(--red-t);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media print {
    svg {
      display: none;
    }
  }
`;

/** A clock time; a button that plays the stream from that moment when a stream covers it. */
function Clock({ time, crossing }: Pick<EvidenceRow, 'time' | 'crossing'>) {
  const text = formatTimeOfDay(time);
  const play = useStreamPlayer().playAt(time);
  if (!play) return text;
  return (
    <PlayButton onClick={play} aria-label={`Play the stream at ${text}, ${crossing}`}>
      <svg width={8} height={10} viewBox="0 0 8 10" aria-hidden="true">
        <path d="M0 0l8 5-8 5z" fill="currentColor" />
      </svg>
      {text}
    </PlayButton>
  );
}

const crossingsText = (count: number): string => (count === 1 ? '1 crossing' : `${count} crossings`);
