import { deskHref } from '@holeshot/contract';
import { countText, lapsText } from '@holeshot/domain';
import { useRevalidator } from '@holeshot/platform';
import { Column, EmptyView, FailedView, SignedOutView } from '@holeshot/ui';
import { createNameLookup } from '../event-pilots/event-pilot';
import { EventFollower } from '../live/event-follower';
import { listFollowed } from '../objections/list-followed';
import { EventCrumbs } from '../page/event-crumbs';
import { raceTitle, shortTitle } from '../racing/race-names';
import { StreamPlayerProvider } from '../streams/stream-player';
import { CasePanel } from './case-panel';
import { CaseQueue } from './case-queue';
import { DecidedCases, EventCode, OpenRaces } from './decided-cases';
import { Desk, DeskHead, Side } from './desk.styles';
import type { DeskData } from './load-desk';

/** Where race directors decide about objections and doubts, one case after the other. */
export function DeskView({ data }: { data: DeskData }) {
  const { event, desk, open, decided } = data;
  const eventId = event.id;
  const objections = open.filter(({ objectionId }) => objectionId !== null).length;
  return (
    <Column>
      <EventCrumbs event={event} below={[{ label: 'Fairness desk', href: deskHref({ eventId }) }]} />
      <DeskHead>
        <h1 tabIndex={-1}>Fairness desk</h1>
        {desk?.ok && (
          <>
            <p>
              {event.name}, {lapsText(desk.value.lapCount)} flown,{' '}
              {countText(open.length - objections, 'doubt')}, {countText(objections, 'objection')}
            </p>
            <p>
              <b>{open.length}</b> open <b>{decided.length}</b> decided
            </p>
          </>
        )}
      </DeskHead>
      <DeskContent data={data} />
    </Column>
  );
}

function DeskContent({ data }: { data: DeskData }) {
  const { event, access, desk, open, decided, races, shown, readAtMs } = data;
  const { revalidate } = useRevalidator();
  if (access === 'signed-out') return <SignedOutView text="Log in to decide about the races of your club." />;
  if (!desk)
    return (
      <EmptyView
        title="Only managers of the club decide"
        text="What pilots question, and what was decided, is on the pages of the races."
      />
    );
  if (!desk.ok) return <FailedView what="The desk" failure={desk.failure} retry={revalidate} />;
  const raceNames = new Map(races.map((race) => [race.id, shortTitle(raceTitle(race))]));
  const getName = createNameLookup(data.pilots);
  const names = {
    getRaceName: (raceId: string) => raceNames.get(raceId) ?? 'a removed race',
    getPilotName: (pilotId: string | null) => (pilotId === null ? 'All pilots' : getName(pilotId)),
  };
  return (
    <Desk>
      <CaseQueue
        races={races}
        {...names}
        channels={data.channels}
        cases={open}
        shownKey={shown?.deskCase.key ?? null}
        timeZone={event.timeZone}
      />
      <div>
        {shown ? (
          <StreamPlayerProvider key={shown.race.id} race={shown.race} streams={shown.streams}>
            <CasePanel key={shown.deskCase.key} data={data} desk={desk.value} shown={shown} {...names} />
          </StreamPlayerProvider>
        ) : (
          <EmptyView
            title={open.length > 0 ? 'This case is closed' : `No doubts in ${lapsText(desk.value.lapCount)}`}
            text={
              open.length > 0
                ? 'The race has changed, or the pilot has withdrawn the question. Choose the next one.'
                : 'What pilots question, and what looks wrong, comes up here at once.'
            }
          />
        )}
      </div>
      <Side>
        <DecidedCases cases={decided} eventId={event.id} {...names} />
        <OpenRaces {...names} desk={desk.value} timeZone={event.timeZone} />
        <EventCode code={desk.value.code} />
      </Side>
      <EventFollower
        event={event}
        follow={listFollowed(event.id, shown?.race.id ?? null)}
        readAtMs={readAtMs}
      />
    </Desk>
  );
}
