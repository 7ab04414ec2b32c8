import {
  createTagPlacer,
  type Guid,
  type ReplayMoment,
  roundToTenth,
  type TrackCourse,
} from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { channelFill, channelStroke, PHONE } from '@holeshot/ui';
import { useMemo } from 'react';
import type { ChannelDisplay } from '../../channels/channel-display';
import { useIsPhone } from '../../charts/use-is-phone';
import { elapsedText } from '../../racing/elapsed-text';
import { drawCourse, listTrackDots, TRACK_AREAS, type TrackDot } from './track-dots';
import { TrackGround } from './track-ground';

/** Has the same height before and after hydration, which reads the width of the screen. */
const Drawing = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 752 / 430;
  border-radius: 10px;
  background: var(--s1);
  ${PHONE} {
    height: 190px;
    height: var(--track-height);
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

/** Width of the switch on a phone, px. */
const SWITCH_WIDTH = 110;

/** With more pilots, only the first ones and marked pilots have tags. */
const MAX_TAGS = 10;

interface TrackViewProps {
  /** in any unit of length */
  course: TrackCourse;
  /** the club's colour */
  fill: string;
  hasNumbers: boolean;
  /** a switch covers the upper right corner, for which phones reserve width */
  hasSwitch: boolean;
  moment: ReplayMoment;
  getChannel: (pilotId: Guid) => ChannelDisplay | undefined;
  isMarked: (pilotId: Guid) => boolean;
}

/** All pilots on the track at a moment, each with a trail of the last second. The rows have the same as text. */
export function TrackView({
  course,
  fill,
  hasNumbers,
  hasSwitch,
  moment,
  getChannel,
  isMarked,
}: TrackViewProps) {
  const isPhone = useIsPhone();
  const area = isPhone ? TRACK_AREAS.phone : TRACK_AREAS.wide;
  const reservedWidth = isPhone && hasSwitch ? SWITCH_WIDTH : 0;
  const drawn = useMemo(() => drawCourse(course, area, reservedWidth), [course, area, reservedWidth]);
  const placeTags = useMemo(() => createTagPlacer(area), [area]);
  const pilotIds = moment.rows.map(({ pilotId }) => pilotId);
  const dots = listTrackDots(drawn, moment.places, pilotIds);
  const tagged = dots.filter(({ id }, index) => index < MAX_TAGS || isMarked(id));
  const tags = placeTags(tagged);
  const leaderId = moment.rows[0]?.position === 1 ? moment.rows[0].pilotId : null;
  return (
    <Drawing
      viewBox={`0 0 ${area.width} ${area.height}`}
      role="img"
      aria-label={`The track with every pilot at ${elapsedText(moment.ms)}`}
    >
      <TrackGround course={drawn} area={area} fill={fill} hasNumbers={hasNumbers} />
      {dots.map(({ id, trail }) => (
        <path
          key={id}
          d={trail}
          fill="none"
          {...channelStroke(getColor(getChannel(id)))}
          strokeOpacity={0.75}
          strokeWidth={area.road / 8}
          strokeLinecap="round"
        />
      ))}
      {tagged.map(({ id, x, y }) => {
        const tag = tags.get(id);
        if (!tag) return null;
        const end = { x: tag.x + area.tag.width / 2, y: tag.y + area.tag.height / 2 };
        return (
          <path
            key={id}
            d={`M${roundToTenth(x)} ${roundToTenth(y)}L${roundToTenth(end.x)} ${roundToTenth(end.y)}`}
            stroke="var(--t2)"
          />
        );
      })}
      {/* reversed, so that the first pilots are on top */}
      {[...dots].reverse().map((dot) => (
        <Dot key={dot.id} dot={dot} color={getColor(getChannel(dot.id))} isLeader={dot.id === leaderId} />
      ))}
      {tagged.map(({ id }) => {
        const { x = 0, y = 0 } = tags.get(id) ?? {};
        return <Tag key={id} x={x} y={y} size={area.tag} channel={getChannel(id)} isMarked={isMarked(id)} />;
      })}
    </Drawing>
  );
}

const getColor = (channel: ChannelDisplay | undefined): string => channel?.color ?? '';

interface DotProps {
  dot: TrackDot;
  /** the channel's colour */
  color: string;
  /** draws a ring */
  isLeader: boolean;
}

/** Hollow for a pilot who is out. */
const Dot = ({ dot: { x, y, state }, color, isLeader }: DotProps) => (
  <g transform={`translate(${roundToTenth(x)} ${roundToTenth(y)})`}>
    {isLeader && <circle r={11} fill="none" stroke="var(--t1)" strokeWidth={1.6} />}
    {state === 'out' ? (
      <circle r={5.5} fill="var(--s1)" {...channelStroke(color)} strokeWidth={2} />
    ) : (
      <circle r={6.5} {...channelFill(color)} stroke="var(--bg)" strokeWidth={1.5} />
    )}
  </g>
);

interface TagProps {
  x: number;
  y: number;
  size: { width: number; height: number };
  channel: ChannelDisplay | undefined;
  isMarked: boolean;
}

function Tag({ x, y, size, channel, isMarked }: TagProps) {
  const block = Math.round(size.width * 0.34);
  return (
    <g transform={`translate(${roundToTenth(x)} ${roundToTenth(y)})`}>
      <rect {...size} rx={3} fill="var(--s3)" />
      <rect width={block} height={size.height} rx={3} fill={channel?.color ?? 'var(--edge)'} />
      <text
        x={block + (size.width - block) / 2}
        y={size.height / 2 + 5}
        textAnchor="middle"
        fontSize={size.height > 18 ? 15 : 13}
        fontWeight={700}
        fill="var(--t1)"
      >
        {channel?.label ?? '--'}
      </text>
      <rect
        {...size}
        rx={3}
        fill="none"
        stroke={isMarked ? 'var(--t1)' : 'var(--edge)'}
        strokeWidth={isMarked ? 2 : 0.5}
      />
    </g>
  );
}
