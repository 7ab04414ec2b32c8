import { outerSide, roundToTenth, type TrackCourse, textColorOn, toPath } from '@holeshot/domain';
import { memo } from 'react';
import type { TrackArea } from './track-dots';

interface TrackGroundProps {
  course: TrackCourse;
  area: TrackArea;
  /** colour of the road, `#RRGGBB` */
  fill: string;
  /** shows gate numbers: only for a layout that the club drew */
  hasNumbers: boolean;
}

/** The road of a track with its gates, memoized, because it does not change while a replay plays. */
export const TrackGround = memo(function TrackGround({ course, area, fill, hasNumbers }: TrackGroundProps) {
  const { gates } = course;
  const path = toPath(course.line);
  const reach = area.road * 0.7;
  return (
    <>
      <g fill="none" strokeLinejoin="round">
        <path d={path} stroke={fill} strokeWidth={area.road} />
        <path d={path} stroke={textColorOn(fill)} strokeOpacity={0.4} />
      </g>
      {gates.map((gate, index) => (
        <g
          key={gate.share}
          transform={`translate(${roundToTenth(gate.x)} ${roundToTenth(gate.y)}) rotate(${roundToTenth((gate.angle * 180) / Math.PI)})`}
          stroke="var(--t1)"
        >
          <path d={`M0 ${-reach}V${reach}`} strokeWidth={index === 0 ? 4 : 2.4} />
          {index === 0 && <path d={`M6 ${-reach}V${reach}`} strokeWidth={1.6} />}
        </g>
      ))}
      {gates.map((gate, index) => {
        if (index > 0 && !hasNumbers) return null;
        const side = outerSide(gates, gate);
        const distance = reach + 12;
        // the label `start` is on the inner side, because waiting pilots are on the outer side
        const sign = index === 0 ? -1 : 1;
        return (
          <text
            key={gate.share}
            x={roundToTenth(gate.x + side.x * distance * sign)}
            y={roundToTenth(gate.y + side.y * distance * sign + 5)}
            textAnchor="middle"
            fontSize={14}
            fill="var(--t3)"
          >
            {index === 0 ? 'start' : index + 1}
          </text>
        );
      })}
    </>
  );
});
