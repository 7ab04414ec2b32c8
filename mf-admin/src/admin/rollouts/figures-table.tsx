import { VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures } from '@holeshot/contract/wire';
import { wilsonInterval } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, PHONE, VisuallyHidden } from '@holeshot/ui';
import { ShareRange } from './share-range';
import { countPages, MEASURES, numberText, type Share, shareText, shortNumber } from './share-text';

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: middle;
    font-weight: 400;
  }
  thead th {
    border-color: var(--edge);
    color: var(--t2);
    font-size: 14px;
  }
  tbody th {
    color: var(--t2);
  }
  td:last-child,
  th:last-child {
    padding-right: 0;
  }
  th:first-child {
    width: 24%;
  }
  th:nth-child(2),
  th:nth-child(3) {
    width: 20%;
  }
  ${PHONE} {
    th,
    td {
      padding-right: 8px;
    }
    th:nth-child(2),
    th:nth-child(3) {
      width: 25%;
    }
  }
`;

const Value = styled.strong`
  display: block;
  font-size: 17px;
  font-weight: 600;
`;

const Small = styled(Muted)`
  font-size: 14px;
`;

interface Row {
  title: string;
  candidate: Share;
  stable: Share;
  /** other shares of the row */
  also?: { title: string; candidate: Share; stable: Share };
}

const sharesOfVital = (
  figures: BuildFigures,
  vital: (typeof VITAL_NAMES)[number],
  rating: 'good' | 'poor',
): Share => {
  const shares = figures.vitals[vital];
  return { count: shares?.[rating] ?? 0, total: shares ? shares.good + shares.fair + shares.poor : 0 };
};

function listRows(candidate: BuildFigures, stable: BuildFigures): Row[] {
  const vitals = VITAL_NAMES.map((vital) => {
    const both = (rating: 'good' | 'poor') => ({
      candidate: sharesOfVital(candidate, vital, rating),
      stable: sharesOfVital(stable, vital, rating),
    });
    return { title: `${vital} poor`, ...both('poor'), also: { title: 'good', ...both('good') } };
  });
  return [
    ...MEASURES.map(({ title, share }) => ({ title, candidate: share(candidate), stable: share(stable) })),
    ...vitals.filter((row) => row.candidate.total + row.stable.total > 0),
  ];
}

const rangeText = ({ count, total }: Share): string => {
  const { low, high } = wilsonInterval(count, total);
  return total === 0 ? '' : `, between ${(low * 100).toFixed(2)} and ${(high * 100).toFixed(2)} %`;
};

interface ShareCellProps {
  share: Share;
  also: { title: string; share: Share } | undefined;
}

const ShareCell = ({ share, also }: ShareCellProps) => (
  <td>
    <Value>{shareText(share)}</Value>
    <Small>
      {also
        ? `${shareText(also.share)} ${also.title}`
        : `${shortNumber(share.count)} of ${shortNumber(share.total)}`}
      <VisuallyHidden>{rangeText(share)}</VisuallyHidden>
    </Small>
  </td>
);

interface FiguresTableProps {
  candidate: BuildFigures;
  stable: BuildFigures;
}

/** A rollout's figures: each share of the candidate beside that of the stable build over the same period. */
export function FiguresTable({ candidate, stable }: FiguresTableProps) {
  return (
    <Frame>
      <thead>
        <tr>
          <th scope="col">Since this weight</th>
          <th scope="col">Candidate</th>
          <th scope="col">Stable</th>
          <th scope="col">
            <span aria-hidden="true">95 % range</span>
            <VisuallyHidden>Drawing of the 95 % ranges</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Pages</th>
          {[candidate, stable].map((figures, index) => (
            <td key={index === 0 ? 'candidate' : 'stable'}>
              <Value>{numberText(countPages(figures))}</Value>
              <Small>{numberText(figures.exposures)} sent</Small>
            </td>
          ))}
          <td />
        </tr>
        {listRows(candidate, stable).map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            {(['candidate', 'stable'] as const).map((who) => (
              <ShareCell
                key={who}
                share={row[who]}
                also={row.also && { title: row.also.title, share: row.also[who] }}
              />
            ))}
            <td>
              <ShareRange candidate={row.candidate} stable={row.stable} />
            </td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}
