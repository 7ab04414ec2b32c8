import { styled, usePlatform } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { useState } from 'react';
import type { Place } from '../../map/provider';
import { PlaceMap } from './place-map';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 8px;
`;

const Title = styled.p`
  margin-bottom: 5px;
  font-weight: 600;
`;

const Failure = styled.span`
  color: var(--red-t);
`;

/** Five decimals of a degree, about a metre. */
const PRECISION = 1e5;

const round = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION;

/** Moves a place into the ranges of the two fields, because maps continue beyond the date line. */
const toPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: round(Math.max(-90, Math.min(90, latitude))),
  longitude: round(((((longitude + 180) % 360) + 360) % 360) - 180),
});

interface PlaceFieldProps {
  /** null while one of the two numbers is missing */
  place: Place | null;
  edit: (place: Place) => void;
}

/**
 * Sets the two number fields below it: by a click on the map or by dragging its pin, if a map provider is configured,
 * and by the browser's position.
 */
export function PlaceField({ place, edit }: PlaceFieldProps) {
  const { config } = usePlatform();
  const [failure, setFailure] = useState<string | null>(null);
  const pick = (picked: Place) => {
    setFailure(null);
    edit(toPlace(picked));
  };
  const pickPosition = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => pick(coords),
      () => setFailure('The browser does not tell its position.'),
    );
  // the built-in map has no streets to find a place by
  const hasMap = config.map.provider !== 'built-in';
  const hasPosition = 'geolocation' in navigator;
  if (!hasMap && !hasPosition) return null;
  return (
    <div>
      <Title>Place on the map</Title>
      {hasMap && <PlaceMap place={place} pick={pick} />}
      <Buttons>
        {hasPosition && (
          <Button $small onClick={pickPosition}>
            Use my position
          </Button>
        )}
        <span role="status">{failure && <Failure>{failure}</Failure>}</span>
      </Buttons>
    </div>
  );
}
