import { CardRows } from './race-card.styles';
import type { RaceCardData } from './race-card-data';
import { RaceCardRow, type RaceCardRowContext } from './race-card-row';

export interface RaceCardPilotsProps extends RaceCardRowContext {
  race: RaceCardData;
  /** results link to their explanations; not on pages with hundreds of rows */
  isExplained?: boolean;
}

/** The pilots of a race with their channels, and with place and result once it has ended. */
export function RaceCardPilots({
  race: { id, pilots },
  isExplained = false,
  ...context
}: RaceCardPilotsProps) {
  const hasPlaces = pilots.some(({ result }) => typeof result?.place === 'number');
  return (
    <CardRows $places={hasPlaces}>
      {pilots.map(({ pilotId, channelId, result }) => (
        <RaceCardRow
          key={pilotId}
          context={context}
          row={{
            pilotId,
            channelId,
            place: hasPlaces ? (result?.place ?? '–') : undefined,
            result: result?.text,
            detail: result?.gap,
            isWinner: result?.place === 1,
            isOut: result?.isOut ?? false,
            ...(isExplained && result && (result.isOut || result.place !== null) && { explainedIn: id }),
          }}
        />
      ))}
    </CardRows>
  );
}
