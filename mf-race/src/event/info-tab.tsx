import type { Club } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PLACE_ZOOM, PlacesMap, Prose, Section } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { EventDetails } from './event-details';
import { isLocated, type ShownEvent } from './event-tabs';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 48px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;

const Info = styled(Prose)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  margin-bottom: 12px;
  font-size: 18px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

interface InfoTabProps {
  event: ShownEvent;
  club: Club | null;
  pilots: readonly ShownPilot[];
}

/** What the club says about the event, where it is, and its details (specification section 2, Info tab). */
export function InfoTab({ event, club, pilots }: InfoTabProps) {
  const info = event.info.trim();
  return (
    <Halves>
      <div>
        {info && (
          <Section heading="Info" isFirst>
            <Info>{info}</Info>
          </Section>
        )}
        <Location event={event} isFirst={!info} />
      </div>
      <Section heading="Details" isFirst>
        <EventDetails event={event} club={club} pilots={pilots} />
      </Section>
    </Halves>
  );
}

function Location({ event, isFirst }: { event: ShownEvent; isFirst: boolean }) {
  const { id, name, address } = event;
  if (!isLocated(event) && !address) return null;
  return (
    <Section heading="Location" isFirst={isFirst}>
      {address && <Address>{address}</Address>}
      {isLocated(event) && (
        <PlacesMap
          label={`Map of where ${name} is flown`}
          places={[{ id, name, text: address, latitude: event.latitude, longitude: event.longitude }]}
          view={{ latitude: event.latitude, longitude: event.longitude, zoom: PLACE_ZOOM }}
        />
      )}
    </Section>
  );
}
