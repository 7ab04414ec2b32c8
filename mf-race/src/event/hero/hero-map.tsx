import type { RaceEvent } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { LOCATION_ZOOM, LocationsMap } from '@holeshot/ui';

/** As large as the track. */
const Frame = styled.div`
  display: grid;
  height: 100%;
  overflow: hidden;
`;

interface HeroMapProps {
  event: Pick<RaceEvent, 'id' | 'name' | 'address'> & { latitude: number; longitude: number };
}

/** Where the event is flown. */
export const HeroMap = ({ event: { id, name, address, latitude, longitude } }: HeroMapProps) => (
  <Frame>
    <LocationsMap
      label={`Map of the field of ${name}`}
      locations={[{ id, name, text: address, latitude, longitude }]}
      view={{ latitude, longitude, zoom: LOCATION_ZOOM }}
    />
  </Frame>
);
