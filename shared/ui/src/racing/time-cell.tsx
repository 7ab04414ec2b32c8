import { formatGap, formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE, VisuallyHidden } from '@holeshot/ui/base';
import { TimeBar } from './time-bar';

const Link = styled(SiteLink)`
  position: relative;
  display: block;
  padding: 2px 0;
  svg {
    margin: 1px 0 -2px;
  }
  @media print {
    svg {
      display: none;
    }
  }
  ${PHONE} {
    padding: 5px 0 6px;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  b {
    font-size: 18px;
    font-weight: 600;
    line-height: 1.2;
  }
  ${PHONE} {
    display: block;
    b {
      font-size: 17px;
    }
  }
`;

const Gap = styled.span`
  flex: 1;
  font-size: 14px;
  font-weight: 400;
  color: var(--t3);
  &:where([data-best]) {
    font-weight: 600;
    color: var(--red-t);
  }
  ${PHONE} {
    display: none;
  }
`;

const Source = styled.span`
  font-size: 13px;
  color: var(--t3);
  white-space: nowrap;
  ${Link}:is(:hover, :focus-visible) & {
    color: var(--t1);
    text-decoration: underline;
  }
  ${PHONE} {
    display: block;
    margin-top: 2px;
  }
`;

interface TimeCellProps {
  seconds: number;
  /** gap to the fastest time of the column; 0 for the fastest */
  gapSeconds: number;
  /** length of the bar, 0 to 1 */
  share: number;
  /** the race of this time: `label` is short (`3·1`), `title` is its full name */
  source: { href: string; label: string; title: string };
}

/** A time with its gap, a bar of the time lost, and a link to its race. */
export function TimeCell({ seconds, gapSeconds, share, source }: TimeCellProps) {
  const isBest = gapSeconds === 0;
  const gap = isBest ? 'fastest' : formatGap(gapSeconds);
  return (
    <Link to={source.href}>
      <Line>
        <b>{formatSeconds(seconds)}</b>
        <Gap {...(isBest ? { 'data-best': true } : {})}>{gap}</Gap>
        <Source aria-hidden="true">{source.label}</Source>
        <VisuallyHidden>, {source.title}</VisuallyHidden>
      </Line>
      <TimeBar isBest={isBest} share={share} />
    </Link>
  );
}
