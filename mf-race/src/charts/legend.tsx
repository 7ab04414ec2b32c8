import { LEGEND_ALL_ABOVE_SERIES } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { channelFill, channelStroke, PHONE } from '@holeshot/ui';
import { type ChartSeries, getMarker } from './series';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 16px 0 8px;
  @media (scripting: none) {
    display: none;
  }
  ${PHONE} {
    /* one row, so that the graph stays visible */
    flex-wrap: nowrap;
    margin: 10px calc(-1 * var(--gutter)) 4px;
    padding: 2px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Toggle = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 12px 0 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--s1);
  color: var(--t1);
  font: 500 16px var(--ui);
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &[aria-pressed='false'] {
    border: 1px dashed var(--edge);
    background: none;
    color: var(--t3);
    svg {
      opacity: 0.45;
    }
  }
`;

const All = styled(Toggle)`
  border-color: var(--edge);
  font-weight: 700;
`;

interface LegendProps {
  /** for screen readers */
  label: string;
  series: readonly ChartSeries[];
  hiddenIds: ReadonlySet<string>;
  setHiddenIds: (ids: ReadonlySet<string>) => void;
  /** called with the series that has the pointer or focus; `null` for none */
  highlight: (id: string | null) => void;
}

/** Shows and hides series; with more than 6, ALL selects all or none (R41). */
export function Legend({ label, series, hiddenIds, setHiddenIds, highlight }: LegendProps) {
  const isAllVisible = hiddenIds.size === 0;
  const toggle = (id: string) => {
    const next = new Set(hiddenIds);
    if (!next.delete(id)) next.add(id);
    setHiddenIds(next);
  };
  return (
    <List role="group" aria-label={label} data-print="no">
      {series.length > LEGEND_ALL_ABOVE_SERIES && (
        <All
          aria-pressed={isAllVisible}
          onClick={() => setHiddenIds(new Set(isAllVisible ? series.map(({ id }) => id) : []))}
        >
          ALL
        </All>
      )}
      {series.map((line, index) => (
        <Toggle
          key={line.id}
          aria-pressed={!hiddenIds.has(line.id)}
          onClick={() => toggle(line.id)}
          onPointerEnter={() => highlight(line.id)}
          onPointerLeave={() => highlight(null)}
          onFocus={() => highlight(line.id)}
          onBlur={() => highlight(null)}
        >
          <svg width={30} height={14} viewBox="0 0 30 14" aria-hidden="true">
            <path d="M0 7H30" {...channelStroke(line.channelColor)} strokeWidth={2.25} />
            <path d={getMarker(index)} transform="translate(10 2)" {...channelFill(line.channelColor)} />
          </svg>
          {line.name}
        </Toggle>
      ))}
    </List>
  );
}
