import { formatDateTime, fromInstantMs } from '@holeshot/domain';
import { TextLink } from '@holeshot/ui';
import { Attention } from './attention';
import { ownZone } from './own-zone';

/** Says until when the user manages a club without the Club tier, and how to go on (R125). */
export const GraceNote = ({ untilMs, clubName }: { untilMs: number; clubName: string }) => (
  <Attention aria-label={`Club tier for ${clubName}`}>
    <h3>Your Club tier ended</h3>
    <p>
      You manage {clubName}, and its key works, until {formatDateTime(fromInstantMs(untilMs, ownZone()))}.{' '}
      <TextLink to="/patreon">Renew the tier</TextLink> before, and nothing changes.
    </p>
  </Attention>
);
