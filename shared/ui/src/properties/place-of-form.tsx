import type { Property, PropertyValue, PropertyValues } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../feedback/lazy-part';

const PlaceField = lazyPart('The map', async () => (await import('./fields/place-field')).PlaceField);

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const findName = (
  properties: readonly Property[],
  coordinate: 'latitude' | 'longitude',
): string | undefined =>
  properties.find((property) => property.type === 'number' && property.coordinate === coordinate)?.name;

interface PlaceOfFormProps {
  properties: readonly Property[];
  values: PropertyValues;
  edit: (name: string, value: PropertyValue) => void;
}

/** A map that sets the latitude and the longitude of a form; nothing for a form without them. */
export function PlaceOfForm({ properties, values, edit }: PlaceOfFormProps) {
  const [latitudeName, longitudeName] = [findName(properties, 'latitude'), findName(properties, 'longitude')];
  const [latitude, longitude] = [values[latitudeName ?? ''], values[longitudeName ?? '']];
  const place = useMemo(
    () => (typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  if (latitudeName === undefined || longitudeName === undefined) return null;
  return (
    <Whole>
      <Suspense fallback={null}>
        <PlaceField
          place={place}
          edit={(picked) => {
            edit(latitudeName, picked.latitude);
            edit(longitudeName, picked.longitude);
          }}
        />
      </Suspense>
    </Whole>
  );
}
