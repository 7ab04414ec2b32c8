import { GAP_LINE_LEVELS, type GapLineItem, gapItemWidth } from '@holeshot/domain';
import type { ChannelDisplay } from '../channels/channel-display';
import { At } from '../racing/at-percent';

const ROW = 24;
const TAG = { width: 40, height: 20, rx: 3 };
const BLOCK = { y: 20, height: 24 };
/** From this width, px, each colour of a block has a label above it. */
const MIN_LABELLED = 18;

/** The y coordinate of the line, px. */
export const LINE_Y = GAP_LINE_LEVELS * ROW + 4;

export interface GapLinePilotTag {
  id: string;
  channel: ChannelDisplay | undefined;
  /** draws a frame, such as for the signed-in pilot */
  isMarked: boolean;
}

interface ItemProps {
  item: GapLineItem;
  /** tags of the item, from left to right */
  tags: readonly GapLinePilotTag[];
  colorWidth: number;
}

/** A tag, or a block of several, with a stem to each pilot's place on the line. Hollow left of the break. */
export function GapLineTag({ item, tags, colorWidth }: ItemProps) {
  const [first] = tags;
  const isBlock = tags.length > 1;
  const bottom = isBlock ? BLOCK.y + BLOCK.height : LINE_Y - ROW * item.level - (ROW - TAG.height);
  return (
    <>
      {item.places.map((percent, index) => (
        <At key={tags[index]?.id ?? index} percent={percent}>
          <path
            d={`M0 ${bottom}V${LINE_Y}`}
            stroke="var(--edge)"
            strokeDasharray={item.isBeyond ? '2 3' : undefined}
          />
        </At>
      ))}
      <At percent={item.percent}>
        {isBlock ? (
          <Block tags={tags} colorWidth={colorWidth} isHollow={item.isBeyond} />
        ) : (
          first && (
            <g transform={`translate(-20 ${LINE_Y - ROW * (item.level + 1)})`}>
              <Tag tag={first} isHollow={item.isBeyond} />
            </g>
          )
        )}
      </At>
    </>
  );
}

function Tag({ tag: { channel, isMarked }, isHollow }: { tag: GapLinePilotTag; isHollow: boolean }) {
  const color = channel?.color ?? 'var(--edge)';
  return (
    <>
      <rect {...TAG} fill={isHollow ? 'var(--bg)' : 'var(--s3)'} />
      {isHollow ? (
        <rect x={4} y={4} width={7} height={12} rx={1} fill="none" stroke={color} strokeWidth={1.5} />
      ) : (
        <rect {...TAG} width={14} fill={color} />
      )}
      <text x={27} y={15.5} fontSize={15} fontWeight={700} fill={isHollow ? 'var(--t2)' : 'var(--t1)'}>
        {channel?.label ?? '--'}
      </text>
      <rect
        {...TAG}
        fill="none"
        stroke={isHollow ? color : 'var(--tag-edge)'}
        strokeWidth={1.5}
        strokeDasharray={isHollow ? '4 3' : undefined}
      />
      {isMarked && <rect {...TAG} fill="none" stroke="var(--t1)" strokeWidth={2} />}
    </>
  );
}

interface BlockProps {
  tags: readonly GapLinePilotTag[];
  colorWidth: number;
  isHollow: boolean;
}

function Block({ tags, colorWidth, isHollow }: BlockProps) {
  const width = gapItemWidth(tags.length, colorWidth);
  const { y, height } = BLOCK;
  return (
    <g transform={`translate(${-width / 2} 0)`}>
      <rect
        y={y}
        width={width}
        height={height}
        rx={3}
        fill={isHollow ? 'var(--bg)' : 'var(--s3)'}
        stroke={isHollow ? 'var(--edge)' : 'var(--tag-edge)'}
        strokeDasharray={isHollow ? '4 3' : undefined}
      />
      {tags.map(({ id, channel, isMarked }, index) => {
        const box = { x: index * colorWidth + 2.5, y: y + 2.5, width: colorWidth - 2, height: height - 5 };
        const color = channel?.color ?? 'var(--edge)';
        return (
          <g key={id}>
            <rect {...box} rx={1} {...(isHollow ? { fill: 'none', stroke: color } : { fill: color })} />
            {isMarked && (
              <rect
                {...box}
                y={y - 2}
                height={height + 4}
                rx={2}
                fill="none"
                stroke="var(--t1)"
                strokeWidth={2}
              />
            )}
            {colorWidth >= MIN_LABELLED && (
              <text x={box.x + box.width / 2} y={y - 7} fill={isMarked ? 'var(--t1)' : 'var(--t2)'}>
                {channel?.label ?? '--'}
              </text>
            )}
          </g>
        );
      })}
      <text x={width - 11} y={y + 18} fontSize={16} fontWeight={700} fill="var(--t1)">
        {tags.length}
      </text>
    </g>
  );
}
