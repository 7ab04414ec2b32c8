import type { Guid } from '@holeshot/domain';
import { FigureGrid } from '@holeshot/ui';
import { ExplainedLink } from '../explain/explained-link';
import type { KeyFigure } from './pilot-figures';

interface KeyFiguresProps {
  eventId: Guid;
  pilotId: Guid;
  figures: readonly KeyFigure[];
}

/** Figures of a pilot in an event, each with its rank; times lead to how they came about. */
export function KeyFigures({ eventId, pilotId, figures }: KeyFiguresProps) {
  return (
    <FigureGrid>
      {figures.map(({ label, value, note, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {source ? (
              <ExplainedLink {...{ eventId, pilotId }} {...source}>
                {value}
              </ExplainedLink>
            ) : (
              value
            )}
          </dd>
          <dd>{note}</dd>
        </div>
      ))}
    </FigureGrid>
  );
}
