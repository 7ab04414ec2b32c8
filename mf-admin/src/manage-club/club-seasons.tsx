import { fillPath } from '@holeshot/client';
import { seasonHref } from '@holeshot/contract';
import { seasonProperties } from '@holeshot/contract/paths';
import { countText } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { EmptyView, Lines, ScriptedButton, Section } from '@holeshot/ui';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import { ForClub } from './for-club';
import type { ManagedSeason } from './managing.query';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding: 8px 0;
  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 0;
    font-size: 17px;
  }
  p {
    color: var(--t2);
  }
`;

interface ClubSeasonsProps {
  clubId: number;
  clubName: string;
  /** newest first */
  seasons: readonly ManagedSeason[];
}

/** The seasons of a club, which its managers make, change and delete (R169). */
export function ClubSeasons({ clubId, clubName, seasons }: ClubSeasonsProps) {
  const { openDialog } = usePlatform();
  const [deleted, setDeleted] = useState<ManagedSeason | null>(null);
  const create = (
    <ScriptedButton
      $small
      aria-label={`Create season of ${clubName}`}
      onClick={() => openDialog('create-season', { clubId })}
    >
      Create season
    </ScriptedButton>
  );
  return (
    <Section heading={<ForClub what="Seasons" clubName={clubName} />} level={3} aside={create}>
      {seasons.length === 0 ? (
        <EmptyView
          title="No seasons yet"
          text="A season adds up the places of events that you choose, and has a champion."
        />
      ) : (
        <Lines>
          {seasons.map((season) => (
            <SeasonLine key={season.id} clubId={clubId} season={season} remove={() => setDeleted(season)} />
          ))}
        </Lines>
      )}
      {deleted && (
        <DeleteDialog
          name={deleted.name}
          path={fillPath(seasonProperties, { seasonId: deleted.id })}
          text="Its standings and their history are gone; the events stay. This cannot be undone."
          close={() => setDeleted(null)}
        />
      )}
    </Section>
  );
}

interface SeasonLineProps {
  clubId: number;
  season: ManagedSeason;
  remove: () => void;
}

function SeasonLine({ clubId, season: { id, name, eventCount, eventsOver }, remove }: SeasonLineProps) {
  const { openDialog } = usePlatform();
  return (
    <Row>
      <div>
        <h4>
          <SiteLink to={seasonHref({ clubId, seasonId: id })}>{name}</SiteLink>
        </h4>
        <p>
          {eventsOver} of {countText(eventCount, 'event')} flown
        </p>
      </div>
      <ScriptedButton
        $small
        aria-label={`Edit season ${name}`}
        onClick={() => openDialog('edit-season', { seasonId: id })}
      >
        Edit
      </ScriptedButton>
      <ScriptedButton $small $look="quiet" aria-label={`Delete season ${name}`} onClick={remove}>
        Delete
      </ScriptedButton>
    </Row>
  );
}
