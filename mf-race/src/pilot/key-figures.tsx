import { raceHref } from '@holeshot/contract';
import { SiteLink } from '@holeshot/platform';
import { FigureGrid } from '@holeshot/ui';
import type { KeyFigure } from './pilot-figures';

/** Figures of a pilot in an event, each with its rank. */
export function KeyFigures({ eventId, figures }: { eventId: string; figures: readonly KeyFigure[] }) {
  return (
    <FigureGrid>
      {figures.map(({ label, value, note, raceId }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{raceId ? <SiteLink to={raceHref({ eventId, raceId })}>{value}</SiteLink> : value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </FigureGrid>
  );
}
