import { styled } from '@holeshot/platform';
import { channelFill } from '@holeshot/ui';
import type { TooltipContent } from './tooltip-rows';

/** At the height of the plot's top, beside the lap, so that it never covers the points that it names. */
const Box = styled.div`
  position: absolute;
  z-index: 1;
  top: 24px;
  min-width: 130px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--s2);
  box-shadow: var(--raised);
  font-size: 15px;
  pointer-events: none;
  b {
    display: block;
    margin-bottom: 2px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 12px auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  span:nth-child(2) {
    font-weight: 600;
    text-align: right;
  }
`;

const Rule = styled.div`
  position: absolute;
  top: 24px;
  bottom: 40px;
  border-left: 1px solid var(--edge);
  pointer-events: none;
`;

/** Between the lap and the box. */
const DISTANCE = 16;

export interface ChartTooltipProps extends TooltipContent {
  heading: string;
  /** of the lap, px from the left of the chart */
  x: number;
  /** of the chart, px */
  width: number;
}

/**
 * The values of all lines at the lap under the pointer. The table below the graph has them for visitors without a
 * pointer.
 */
export function ChartTooltip({ heading, rows, more, x, width }: ChartTooltipProps) {
  const side = x > width / 2 ? { right: width - x + DISTANCE } : { left: x + DISTANCE };
  return (
    <div aria-hidden="true">
      <Rule style={{ left: x }} />
      <Box style={side}>
        <b>{heading}</b>
        {rows.map(({ id, name, channelColor, marker, text }) => (
          <Row key={id}>
            <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
              <path d={marker} {...channelFill(channelColor)} />
            </svg>
            <span>{text}</span>
            <span>{name}</span>
          </Row>
        ))}
        {more > 0 && `and ${more} more`}
      </Box>
    </div>
  );
}
