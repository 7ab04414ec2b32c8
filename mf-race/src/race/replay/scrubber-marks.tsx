import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { channelStroke, PHONE } from '@holeshot/ui';
import { memo } from 'react';
import { At } from '../../racing/at-percent';
import { LOW_WINDOW } from '../../racing/low-window';
import type { ScrubberMarks as Marks } from './replay-layout';

const WideOnly = styled.g<{ $wide: boolean }>`
  ${PHONE} {
    display: ${({ $wide }) => ($wide ? 'none' : 'inline')};
  }
`;

const Time = styled.g<{ $wide: boolean }>`
  @media screen and (max-width: 1079px) {
    display: ${({ $wide }) => ($wide ? 'none' : 'inline')};
  }
  ${PHONE} {
    display: none;
  }
  ${LOW_WINDOW} {
    display: none;
  }
`;

/** The bar's y and height, px. */
export const BAR = { y: 48, height: 9 };

interface ScrubberMarksProps {
  marks: Marks;
  getColor: (pilotId: Guid) => string;
}

/** The static marks: the leader's laps, places won, all crossings, and times. */
export const ScrubberMarks = memo(function ScrubberMarks({ marks, getColor }: ScrubberMarksProps) {
  const { posts, wins, crossings, times } = marks;
  return (
    <>
      {times.map(({ percent, label, isOnTablet }) => (
        <At key={label} percent={percent}>
          <Time $wide={!isOnTablet}>
            <path d={`M0 ${BAR.y + 20}v5`} stroke="var(--edge)" />
            <text y={BAR.y + 40} textAnchor="middle" fontSize={14} fill="var(--t2)">
              {label}
            </text>
          </Time>
        </At>
      ))}
      {crossings.map(({ pilotId, percents }) => (
        // coordinates in percent, so that a long race is one path per pilot
        <svg
          key={pilotId}
          y={BAR.y + 12}
          width="100%"
          height={6}
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d={percents.map((percent) => `M${percent} 0V6`).join('')}
            {...channelStroke(getColor(pilotId))}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
      {posts.map(({ percent, lapNumber, label, isOnPhone }) => (
        <At key={lapNumber} percent={percent}>
          <path d={`M0 15V${BAR.y + BAR.height}`} stroke="var(--t1)" strokeWidth={1.6} />
          <WideOnly $wide={!isOnPhone}>
            <text
              x={5}
              y={28}
              fontSize={14}
              fontWeight={600}
              fill="var(--t1)"
              stroke="var(--s2)"
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
            <path d="M-6 14.500H6L0 5Z" fill="var(--red)" />
          ) : (
            <path d="M-5 45H5L0 37Z" fill="var(--t1)" stroke="var(--s2)" />
          )}
        </At>
      ))}
    </>
  );
});
