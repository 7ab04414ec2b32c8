import {
  createTagPlacer,
  darken,
  fitCourse,
  getStretch,
  outerSide,
  placeOn,
  roundToTenth,
  type TrackCourse,
  textColorOn,
  toPath,
} from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { useMemo } from 'react';
import { channelFill, channelStroke } from './readable-channel-color';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  font: 600 17px var(--ui);
  [data-scales] {
    transform-box: fill-box;
    transform-origin: center;
  }
  /* the drawing is smaller there */
  @media (max-width: 1019px) {
    font-size: 27px;
    [data-scales] {
      transform: scale(1.5);
    }
  }
`;

/** px; phones show it smaller */
const AREA = { width: 760, height: 420, margin: 56, tag: { width: 58, height: 30 } };
/** Centred in `AREA.tag`, which has room for the larger tag of small screens. */
const TAG = { width: 40, height: 20 };
const TAG_INSET = { x: (AREA.tag.width - TAG.width) / 2, y: (AREA.tag.height - TAG.height) / 2 };
const ROAD = 46;
const REACH = 29;
const TRAIL_SECONDS = 1;

/** A pilot on the track. */
export interface TrackHeroPilot {
  id: string;
  /** share of the lap; 0 is the line */
  share: number;
  sharePerSecond: number;
  /** not seen for longer than usual */
  isOverdue: boolean;
  channel: { label: string; color: string } | null;
  isMarked: boolean;
}

interface TrackHeroProps {
  /** in any unit */
  course: TrackCourse;
  /** background, `#RRGGBB` */
  fill: string;
  /** whether gates are numbered, as on a track with a layout */
  hasNumbers: boolean;
  pilots?: readonly TrackHeroPilot[];
  /** draws the whole lap as a bold line, for a race that was won */
  isFlown?: boolean;
  /** a description of the content */
  label: string;
}

/** A track on the colour of a club, with gates and the pilots who fly round it. */
export function TrackHero({ course, fill, hasNumbers, pilots = [], isFlown = false, label }: TrackHeroProps) {
  const drawn = useMemo(() => fitCourse(course, AREA), [course]);
  const placeTags = useMemo(() => createTagPlacer(AREA), []);
  const path = useMemo(() => toPath(drawn.line), [drawn]);
  const ink = textColorOn(fill);
  const dots = pilots.map((pilot) => ({ ...pilot, ...placeOn(drawn, pilot.share) }));
  const tags = placeTags(dots);
  return (
    <Drawing viewBox={`0 0 ${AREA.width} ${AREA.height}`} role="img" aria-label={label}>
      <g fill="none" strokeLinejoin="round">
        <path d={path} stroke={darken(fill, 0.26)} strokeWidth={ROAD} />
        <path d={path} stroke={ink} strokeOpacity={isFlown ? 1 : 0.75} strokeWidth={isFlown ? 3.4 : 1.4} />
      </g>
      <Gates course={drawn} ink={ink} hasNumbers={hasNumbers} />
      {dots.map(({ id, share, sharePerSecond, channel, isOverdue }) =>
        isOverdue ? null : (
          <path
            key={id}
            d={toPath(getStretch(drawn, share - sharePerSecond * TRAIL_SECONDS, share))}
            fill="none"
            {...channelStroke(channel?.color ?? '')}
            strokeWidth={5}
            strokeLinecap="round"
          />
        ),
      )}
      {dots.map(({ id, x, y }) => {
        const tag = tags.get(id);
        if (!tag) return null;
        const [toX, toY] = [tag.x + AREA.tag.width / 2, tag.y + AREA.tag.height / 2];
        return (
          <path
            key={id}
            d={`M${roundToTenth(x)} ${roundToTenth(y)}L${roundToTenth(toX)} ${roundToTenth(toY)}`}
            stroke={ink}
          />
        );
      })}
      {/* reversed, so that the first pilots are on top */}
      {[...dots].reverse().map(({ id, x, y, channel, isOverdue }) => (
        <circle
          key={id}
          cx={roundToTenth(x)}
          cy={roundToTenth(y)}
          r={6.5}
          {...(isOverdue
            ? { fill: 'var(--bg)', ...channelStroke(channel?.color ?? ''), strokeWidth: 2 }
            : { ...channelFill(channel?.color ?? ''), stroke: 'var(--bg)', strokeWidth: 1.5 })}
        />
      ))}
      {[...dots].reverse().map((dot) => {
        const tag = tags.get(dot.id);
        return tag && <Tag key={dot.id} {...tag} pilot={dot} />;
      })}
    </Drawing>
  );
}

interface GatesProps {
  course: TrackCourse;
  ink: string;
  hasNumbers: boolean;
}

function Gates({ course: { gates }, ink, hasNumbers }: GatesProps) {
  return gates.map((gate, index) => {
    const side = outerSide(gates, gate);
    const distance = REACH + 14;
    const degrees = roundToTenth((gate.angle * 180) / Math.PI);
    return (
      <g key={gate.share} transform={`translate(${roundToTenth(gate.x)} ${roundToTenth(gate.y)})`} fill={ink}>
        <g transform={`rotate(${degrees})`} stroke={ink}>
          <path d={`M0 ${-REACH}V${REACH}`} strokeWidth={index === 0 ? 4 : 2.4} />
          {index === 0 && <path d={`M-7 ${-REACH}V${REACH}`} strokeWidth={1.6} />}
        </g>
        {hasNumbers && (
          <text
            x={roundToTenth(side.x * distance)}
            y={roundToTenth(side.y * distance + 6)}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        )}
      </g>
    );
  });
}

function Tag({
  x,
  y,
  pilot: { channel, isOverdue, isMarked },
}: {
  x: number;
  y: number;
  pilot: TrackHeroPilot;
}) {
  const color = channel?.color ?? 'var(--edge)';
  return (
    <g transform={`translate(${roundToTenth(x + TAG_INSET.x)} ${roundToTenth(y + TAG_INSET.y)})`}>
      <g data-scales="">
        <rect {...TAG} rx={3} fill={isOverdue ? 'var(--bg)' : 'var(--s3)'} />
        {!isOverdue && <rect width={14} height={20} rx={3} fill={color} />}
        <text
          x={isOverdue ? 20 : 27}
          y={15.5}
          textAnchor="middle"
          fontSize={15}
          fontWeight={700}
          fill="var(--t1)"
        >
          {channel?.label ?? '--'}
        </text>
        <rect
          {...TAG}
          rx={3}
          fill="none"
          stroke={isMarked ? 'var(--t1)' : isOverdue ? color : 'var(--tag-edge)'}
          strokeWidth={isMarked ? 2 : 1.5}
          strokeDasharray={isOverdue ? '4 3' : undefined}
        />
      </g>
    </g>
  );
}
