import { clubHref } from '@holeshot/contract';
import type { Property } from '@holeshot/contract/wire';
import { styled, usePlatform } from '@holeshot/platform';
import { LoadedPart, OwnTime, ScriptedButton, Section, TextLink, useCopy } from '@holeshot/ui';
import { Attention } from './attention';
import { ClubConnection } from './club-connection';
import { ClubEvents } from './club-events';
import { ClubMembers } from './club-members';
import { ClubProperties } from './club-properties';
import { ClubSeasons } from './club-seasons';
import { JoinQuestions } from './join-questions';
import { JoinRequests } from './join-requests';
import type { ClubParts } from './load-manage-club';
import { WaitingDeliveries } from './waiting-deliveries';

/** Says until when the user manages a club without the Club tier, and how to continue (R125). */
const GraceNote = ({ untilMs, clubName }: { untilMs: number; clubName: string }) => (
  <Attention aria-label={`Club tier for ${clubName}`}>
    <h3>Your Club tier ended</h3>
    <p>
      You manage {clubName}, and its key works, until <OwnTime atMs={untilMs} />.{' '}
      <TextLink to="/patreon">Renew the tier</TextLink> before, and nothing changes.
    </p>
  </Attention>
);

/** Events at the left and properties at the right; on phones the events come first. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 48px;
  align-items: start;
  > :first-child > :first-child {
    margin-top: 0;
  }
  @media (min-width: 1020px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

const findText = (properties: readonly Property[], name: string): string =>
  String(properties.find((property) => property.name === name)?.value ?? '');

/** One club that the user manages. */
export function ClubSection({ parts: { clubId, properties, club, seasons } }: { parts: ClubParts }) {
  const { openDialog } = usePlatform();
  const copy = useCopy();
  const name = club.ok ? club.value.name : findText(properties.ok ? properties.value : [], 'Name');
  const code = properties.ok ? findText(properties.value, 'Code') : '';
  return (
    <Section
      heading={name || `Club ${clubId}`}
      aside={<TextLink to={clubHref({ clubId })}>Club page</TextLink>}
    >
      <Actions>
        <ScriptedButton $look="primary" onClick={() => openDialog('create-event', { clubId })}>
          Create Event
        </ScriptedButton>
        <ScriptedButton onClick={() => openDialog('import-event', { clubId })}>Import event</ScriptedButton>
        <ScriptedButton onClick={() => openDialog('edit-club', { clubId })}>Edit Club</ScriptedButton>
        {code && <ScriptedButton onClick={() => copy(code)}>Copy club code</ScriptedButton>}
      </Actions>
      <ClubConnection clubId={clubId} clubName={name} />
      {club.ok && club.value.clubTierUntilMs !== null && (
        <GraceNote untilMs={club.value.clubTierUntilMs} clubName={name} />
      )}
      {club.ok && <WaitingDeliveries clubName={name} events={club.value.events} />}
      {club.ok && <JoinQuestions events={club.value.events} />}
      {club.ok && <JoinRequests clubId={clubId} clubName={name} requests={club.value.joinRequests} />}
      <Parts>
        <div>
          <LoadedPart what="The events" part={club}>
            {({ events }) => <ClubEvents clubId={clubId} clubName={name} events={events} />}
          </LoadedPart>
          <LoadedPart what="The seasons" part={seasons}>
            {(list) => <ClubSeasons clubId={clubId} clubName={name} seasons={list} />}
          </LoadedPart>
        </div>
        <div>
          <LoadedPart what="The club" part={properties}>
            {(list) => <ClubProperties properties={list} storage={club.ok ? club.value.storage : null} />}
          </LoadedPart>
          {club.ok && <ClubMembers clubId={clubId} clubName={name} members={club.value.members} />}
        </div>
      </Parts>
    </Section>
  );
}
