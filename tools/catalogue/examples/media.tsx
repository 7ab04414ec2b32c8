import { clubColor } from '@holeshot/domain';
import {
  ClubLogo,
  LOCATION_ZOOM,
  LocationsMap,
  PilotPhoto,
  SyncWarning,
  VideoEmbed,
  VideoPoster,
} from '@holeshot/ui';
import type { Examples } from '../room-page';
import { Row } from './row';

const NAMES = ['Gravity Goats', 'Low Level Club', 'Nine', 'Ünal Racing'];
const VIDEO = { videoId: 'aqz-KE-bpKQ', title: 'Night Race 4', startSeconds: 0, durationSeconds: 7_100 };

export const media: Examples = {
  ClubLogo: (
    <Row>
      {NAMES.map((name, id) => (
        <ClubLogo
          key={name}
          club={{ id, name, logoUrl: null, primaryColor: clubColor(null, id) }}
          size={56}
        />
      ))}
    </Row>
  ),
  PilotPhoto: (
    <Row>
      <PilotPhoto url={null} name="Kestrel" />
      <PilotPhoto url={null} name="TwigSnap" size={96} />
    </Row>
  ),
  VideoPoster: <VideoPoster seed="video" />,
  VideoEmbed: <VideoEmbed video={VIDEO} isMain hasSyncWarning />,
  SyncWarning: <SyncWarning />,
  LocationsMap: (
    <LocationsMap
      label="Map of one place"
      locations={[{ id: '1', name: 'Gravity Goats', text: 'Adelaide', latitude: -34.93, longitude: 138.6 }]}
      view={{ latitude: -34.93, longitude: 138.6, zoom: LOCATION_ZOOM }}
    />
  ),
};
