import type { Guid } from '@holeshot/domain';
import { FigureGrid } from '@holeshot/ui';
import { ExplainedLink } from '../explain/explained-link';
import type { FigureLink } from '../explain/figure-link';
import type { KeyFigure } from './pilot-figures';

interface KeyFiguresProps {
  eventId: Guid;
  pilotId: Guid;
  figures: readonly KeyFigure[];
  /** for figures that this page explains */
  link: FigureLink;
}

/** Figures of a pilot in an event, each with its rank; places and times link to their explanations. */
export function KeyFigures({ eventId, pilotId, figures, link }: KeyFiguresProps) {
  const explain = ({ value, source }: KeyFigure) => {
    if (!source) return value;
    const { raceId, figure } = source;
    return raceId === null ? (
      link(figure, pilotId, value)
    ) : (
      <ExplainedLink {...{ eventId, pilotId, raceId, figure }}>{value}</ExplainedLink>
    );
  };
  return (
    <FigureGrid>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{explain(figure)}</dd>
          <dd>{figure.note}</dd>
        </div>
      ))}
    </FigureGrid>
  );
}
