import { eventHistoryHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { LOCATION_ZOOM, LocationsMap, RichText, Section, TextLink } from '@holeshot/ui';
import { EventDetails } from '../../event-details';
import type { EventWithoutClub, TabViewProps } from '../tab';
import { hasCoordinates } from './has-coordinates';
import type { InfoData } from './info-data';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 48px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;

const Address = styled.p`
  margin-bottom: 12px;
  font-size: 18px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const History = styled.p`
  margin-top: 24px;
  color: var(--t3);
  font-size: 14px;
`;

/** The club's text, the location with a map, and the details (R23). */
export function InfoView({ event, club, pilots, data: { infoHtml } }: TabViewProps<InfoData>) {
  const hasInfo = infoHtml !== '';
  return (
    <Halves>
      <div>
        {hasInfo && (
          <Section heading="Info" isFirst>
            <RichText html={infoHtml} />
          </Section>
        )}
        <Location event={event} isFirst={!hasInfo} />
      </div>
      <Section heading="Details" isFirst>
        <EventDetails event={event} club={club} pilots={pilots} />
        <History>
          <TextLink to={eventHistoryHref({ eventId: event.id })}>History of this event</TextLink>
        </History>
      </Section>
    </Halves>
  );
}

function Location({ event, isFirst }: { event: EventWithoutClub; isFirst: boolean }) {
  const { id, name, address } = event;
  if (!hasCoordinates(event) && !address) return null;
  return (
    <Section heading="Location" isFirst={isFirst}>
      {address && <Address>{address}</Address>}
      {hasCoordinates(event) && (
        <LocationsMap
          label={`Map of where ${name} is flown`}
          locations={[{ id, name, text: address, latitude: event.latitude, longitude: event.longitude }]}
          view={{ latitude: event.latitude, longitude: event.longitude, zoom: LOCATION_ZOOM }}
        />
      )}
    </Section>
  );
}
