import type { ClubFull } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { EmptyView, PLACE_ZOOM, PlacesMap } from '@holeshot/ui';

const Halves = styled.div`
  display: grid;
  gap: 24px 48px;
  align-items: start;
  margin-top: 24px;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;

const Facts = styled.dl`
  border-top: 1px solid var(--edge);
  div {
    display: grid;
    grid-template-columns: 132px 1fr;
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--t2);
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 500;
  }
`;

/** Map and address (specification section 2, Club page). */
export function DetailsTab({ club }: { club: Omit<ClubFull, 'events'> }) {
  const { id, name, address, latitude, longitude } = club;
  const isPlaced = latitude !== null && longitude !== null;
  if (!isPlaced && !address) {
    return <EmptyView title="No address yet" text="The club has not said where it flies." />;
  }
  return (
    <Halves>
      {isPlaced && (
        <PlacesMap
          label={`Map of where ${name} flies`}
          places={[{ id: String(id), name, text: address, latitude, longitude }]}
          view={{ latitude, longitude, zoom: PLACE_ZOOM }}
        />
      )}
      <Facts>
        {address && (
          <div>
            <dt>Address</dt>
            <dd>{address}</dd>
          </div>
        )}
        {isPlaced && (
          <div>
            <dt>Position</dt>
            <dd>
              {degreesText(latitude, 'N', 'S')}, {degreesText(longitude, 'E', 'W')}
            </dd>
          </div>
        )}
      </Facts>
    </Halves>
  );
}

/** `34.8312° S` */
const degreesText = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
