import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { channelStroke, PHONE } from '@holeshot/ui';
import { memo, type ReactNode } from 'react';
import type { ScrubberMarks as Marks } from './replay-layout';

const WideOnly = styled.g<{ $wide: boolean }>`
  ${PHONE} {
    display: ${({ $wide }) => ($wide ? 'none' : 'inline')};
  }
`;

/** y of the bar, and its height */
export const BAR = { y: 60, height: 10 };

interface ScrubberMarksProps {
  marks: Marks;
  colorOf: (pilotId: Guid) => string;
}

/** The static marks: the leader's laps, places won, every crossing, times. */
export const ScrubberMarks = memo(function ScrubberMarks({ marks, colorOf }: ScrubberMarksProps) {
  const { posts, wins, crossings, times } = marks;
  return (
    <>
      {times.map(({ percent, label, isOnPhone }) => (
        <At key={label} percent={percent}>
          <WideOnly $wide={!isOnPhone}>
            <path d={`M0 ${BAR.y + 24}v6`} stroke="var(--edge)" />
            <text y={BAR.y + 45} textAnchor="middle" fontSize={14} fill="var(--t2)">
              {label}
            </text>
          </WideOnly>
        </At>
      ))}
      {crossings.map(({ pilotId, percents }) => (
        // Percents as coordinates, so that a long race is one path per pilot.
        <svg
          key={pilotId}
          y={BAR.y + 14}
          width="100%"
          height={7}
          viewBox="0 0 100 7"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d={percents.map((percent) => `M${percent} 0V7`).join('')}
            {...channelStroke(colorOf(pilotId))}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
      {posts.map(({ percent, lapNumber, label, isOnPhone }) => (
        <At key={lapNumber} percent={percent}>
          <path d={`M0 34V${BAR.y + BAR.height}`} stroke="var(--t1)" strokeWidth={1.6} />
          <WideOnly $wide={!isOnPhone}>
            <text
              x={5}
              y={45}
              fontSize={14}
              fontWeight={600}
              fill="var(--t1)"
              stroke="var(--bg)"
              strokeWidth={4}
              paintOrder="stroke"
            >
              {label}
            </text>
          </WideOnly>
        </At>
      ))}
      {wins.map(({ percent, pilotId, isLead }) => (
        <At key={`${percent} ${pilotId}`} percent={percent}>
          {isLead ? (
            <path d="M-7 35H7L0 23Z" fill="var(--red)" />
          ) : (
            <path d="M-6 58H6L0 47Z" fill="var(--t1)" stroke="var(--bg)" />
          )}
        </At>
      ))}
    </>
  );
});

/** A drawing at a percentage of the width, in pixels from there. */
export const At = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
    {children}
  </svg>
);
