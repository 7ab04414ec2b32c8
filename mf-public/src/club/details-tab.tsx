import type { ClubFull, ClubTrack } from '@holeshot/client';
import { ExternalLink, styled } from '@holeshot/platform';
import {
  buttonLook,
  Detail,
  DetailList,
  EmptyView,
  LOCATION_ZOOM,
  LocationsMap,
  RichText,
  ScriptedButton,
  Section,
  useCopy,
} from '@holeshot/ui';
import type { RecordChange } from '../records/record-changes.query';
import { RecordHistory } from '../records/record-history';
import { ClubTrackHero } from './club-track-hero';

const Halves = styled.div`
  display: grid;
  gap: 24px 32px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
  }
`;

const Address = styled.address`
  overflow-wrap: anywhere;
  font-size: 26px;
  font-style: normal;
  font-weight: 600;
  line-height: 1.25;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 20px 0;
`;

const Directions = styled(ExternalLink)<{ $look: 'primary' }>`
  ${buttonLook}
`;

interface DetailsTabProps {
  club: Omit<ClubFull, 'events'>;
  /** of the newest event that names one */
  track: ClubTrack | null;
  trackRecordChanges: readonly RecordChange[];
}

/**
 * The club's track with the history of its record, the club's description, then the field: plan, address, directions
 * (R16).
 */
export function DetailsTab({ club, track, trackRecordChanges }: DetailsTabProps) {
  const { id, name, address, latitude, longitude, descriptionHtml } = club;
  const copy = useCopy();
  const isLocated = latitude !== null && longitude !== null;
  if (!isLocated && !address && !descriptionHtml && !track) {
    return <EmptyView title="No details yet" text="The club has not said where it flies." />;
  }
  return (
    <>
      {track && <ClubTrackHero club={club} track={track} />}
      {track && <RecordHistory heading="History of the track record" changes={trackRecordChanges} />}
      {descriptionHtml && (
        <Section heading="About" isFirst={!track}>
          <RichText html={descriptionHtml} />
        </Section>
      )}
      {(isLocated || address) && (
        <Section heading="Field" isFirst={!descriptionHtml && !track}>
          <Halves>
            {isLocated && (
              <LocationsMap
                label={`Map of where ${name} flies`}
                locations={[{ id: String(id), name, text: address, latitude, longitude }]}
                view={{ latitude, longitude, zoom: LOCATION_ZOOM }}
              />
            )}
            <div>
              {address && <Address>{address}</Address>}
              <Actions data-print="no">
                <Directions
                  $look="primary"
                  href={directionsHref(isLocated ? `${latitude},${longitude}` : address)}
                  label={`Directions to ${name}`}
                >
                  Directions
                </Directions>
                {address && <ScriptedButton onClick={() => copy(address)}>Copy address</ScriptedButton>}
              </Actions>
              {isLocated && (
                <DetailList $columns="132px 1fr">
                  <Detail label="Position">
                    {degreesText(latitude, 'N', 'S')}, {degreesText(longitude, 'E', 'W')}
                  </Detail>
                </DetailList>
              )}
            </div>
          </Halves>
        </Section>
      )}
    </>
  );
}

/** Opens the maps app on phones with one. */
const directionsHref = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

/** `34.8312° S` */
const degreesText = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
