import { formatGap, formatSeconds } from '@holeshot/domain';
import { css, SiteLink, styled } from '@holeshot/platform';
import { PHONE, VisuallyHidden } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { TimeBar } from './time-bar';

const frame = css`
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

const Link = styled(SiteLink)`
  ${frame}
`;

const Frame = styled.div`
  ${frame}
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

const source = css`
  font-size: 13px;
  color: var(--t3);
  white-space: nowrap;
  ${PHONE} {
    display: block;
    margin-top: 2px;
  }
`;

const Source = styled.span`
  ${source}
  ${Link}:is(:hover, :focus-visible) & {
    color: var(--t1);
    text-decoration: underline;
  }
`;

const SourceLink = styled(SiteLink)`
  ${source}
  padding-block: 4px;
  &:is(:hover, :focus-visible) {
    color: var(--t1);
    text-decoration: underline;
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
  /** makes the time a link of its own; then only the label of the race leads to the race */
  linkTime?: (time: ReactNode) => ReactNode;
}

/** A time with its gap, a bar of the time lost, and a link to its race. */
export function TimeCell({ seconds, gapSeconds, share, source, linkTime }: TimeCellProps) {
  const isBest = gapSeconds === 0;
  const gap = isBest ? 'fastest' : formatGap(gapSeconds);
  const time = <b>{formatSeconds(seconds)}</b>;
  const gapText = <Gap data-best={isBest || undefined}>{gap}</Gap>;
  const bar = <TimeBar isBest={isBest} share={share} />;
  if (linkTime)
    return (
      <Frame>
        <Line>
          {linkTime(time)}
          {gapText}
          <SourceLink to={source.href}>
            <span aria-hidden="true">{source.label}</span>
            <VisuallyHidden>{source.title}</VisuallyHidden>
          </SourceLink>
        </Line>
        {bar}
      </Frame>
    );
  return (
    <Link to={source.href}>
      <Line>
        {time}
        {gapText}
        <Source aria-hidden="true">{source.label}</Source>
        <VisuallyHidden>, {source.title}</VisuallyHidden>
      </Line>
      {bar}
    </Link>
  );
}
