import type { ClubFull } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { Detail, DetailList, EmptyView, LOCATION_ZOOM, LocationsMap } from '@holeshot/ui';

const Halves = styled.div`
  display: grid;
  gap: 24px 48px;
  align-items: start;
  margin-top: 24px;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;

/** Map and address (R16). */
export function DetailsTab({ club }: { club: Omit<ClubFull, 'events'> }) {
  const { id, name, address, latitude, longitude } = club;
  const isLocated = latitude !== null && longitude !== null;
  if (!isLocated && !address) {
    return <EmptyView title="No address yet" text="The club has not said where it flies." />;
  }
  return (
    <Halves>
      {isLocated && (
        <LocationsMap
          label={`Map of where ${name} flies`}
          locations={[{ id: String(id), name, text: address, latitude, longitude }]}
          view={{ latitude, longitude, zoom: LOCATION_ZOOM }}
        />
      )}
      <DetailList $columns="132px 1fr">
        {address && <Detail label="Address">{address}</Detail>}
        {isLocated && (
          <Detail label="Position">
            {degreesText(latitude, 'N', 'S')}, {degreesText(longitude, 'E', 'W')}
          </Detail>
        )}
      </DetailList>
    </Halves>
  );
}

/** `34.8312° S` */
const degreesText = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
