import { type PilotByName, publicQuery } from '@holeshot/client';
import { accountHref, clubHref, pilotNameHref, pilotsHref, profileHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { isolateName } from '@holeshot/domain';
import { definePage, type PageArgs, type PageMeta, styled } from '@holeshot/platform';
import {
  ButtonLink,
  Column,
  Crumbs,
  EmptyView,
  FigureGrid,
  HeadingSkeleton,
  Muted,
  PilotPhoto,
  Section,
  TextLink,
  WIDE,
} from '@holeshot/ui';
import { parseId, toNotFound } from '../address';
import { eventsText, firstMonth } from '../pilot-texts';
import { FlownEvents } from './flown-events';
import { listFigures, listFlown } from './name-figures';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 8px 0 20px;
  overflow-wrap: anywhere;
  > div:nth-child(2) {
    flex: 1 1 200px;
    min-width: 0;
  }
  h1 {
    font-size: 30px;
  }
  ${WIDE} {
    h1 {
      font-size: 38px;
    }
  }
`;

const Figures = styled(FigureGrid)`
  overflow-wrap: anywhere;
  dd {
    font-size: 26px;
  }
`;

const Made = styled.div`
  display: grid;
  gap: 8px;
  max-width: 80ch;
  margin-top: 28px;
  color: var(--t3);
  font-size: 15px;
  overflow-wrap: anywhere;
`;

function PilotNameView({ data: pilot }: { data: PilotByName }) {
  const { name, club, handle, events, photoUrl } = pilot;
  const flown = listFlown(events);
  const since = firstMonth(flown.map(({ event }) => event.start));
  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Pilots', href: pilotsHref() },
          { label: club.name, href: clubHref({ clubId: club.id }) },
          { label: name, href: pilotNameHref({ clubId: club.id, name }) },
        ]}
      />
      <Head>
        <PilotPhoto url={photoUrl} name={name} size={96} />
        <div>
          <Muted as="p">{handle === null ? 'by name, no account' : 'by name'}</Muted>
          <h1>{name}</h1>
          <Muted as="p">
            <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>,{' '}
            {eventsText(new Set(flown.map(({ event }) => event.id)).size)}
            {since !== null && ` since ${since}`}
          </Muted>
        </div>
        {handle === null ? (
          <ButtonLink to={accountHref()}>That’s me</ButtonLink>
        ) : (
          <ButtonLink to={profileHref({ handle })}>Profile of {handle}</ButtonLink>
        )}
      </Head>
      {events.length === 0 ? (
        <EmptyView
          title={`${handle ?? name} has a profile`}
          text="Everything flown under this name here belongs to it."
        />
      ) : (
        <>
          <Figures>
            {listFigures(pilot).map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                <dd>{note}</dd>
              </div>
            ))}
          </Figures>
          <Section heading="Events" aside={<Muted>best lap with gap to the event’s best</Muted>}>
            <FlownEvents events={events} />
          </Section>
        </>
      )}
      <MadeFrom pilot={pilot} />
    </Column>
  );
}

/** Explains the sources of the page, and how its pilot can claim it. */
function MadeFrom({ pilot: { name, club, handle, otherClubs } }: { pilot: PilotByName }) {
  return (
    <Made>
      <p>
        Put together from what clubs published under the name “{name}” at {club.name}
        {handle !== null && `, without what ${handle} claimed`}.
        {otherClubs.length > 0 &&
          ' Other clubs have pages of their own for this name until somebody claims them:'}
        {otherClubs.map((other) => (
          <span key={other.id}>
            {' '}
            <TextLink to={pilotNameHref({ clubId: other.id, name })}>{other.name}</TextLink>
          </span>
        ))}
      </p>
      <p>
        Is it you? Sign in with this name as your handle, and claim your events. Whoever claimed them and
        turns off the public profile is no longer found by name.{' '}
        <TextLink to={accountHref()}>Hide my name</TextLink>
      </p>
    </Made>
  );
}

const MISSING = 'Missing pilot';

/** Throws a 404 when nobody of that name has flown at the club. */
async function load({ client, params }: PageArgs): Promise<PilotByName> {
  const clubId = parseId(params.clubId, MISSING);
  const { pilotName = '' } = params;
  return client
    .get(publicQuery('pilotByName', paths.pilotByName, { clubId, pilotName }))
    .catch(toNotFound(MISSING));
}

const meta = ({ name, club, events, handle }: PilotByName): PageMeta => ({
  title: `${isolateName(name)} at ${isolateName(club.name)}`,
  description: `Results of ${name} at ${club.name}: ${eventsText(events.length)}, best laps and places.`,
  canonical:
    events.length === 0 && handle !== null
      ? profileHref({ handle })
      : pilotNameHref({ clubId: club.id, name }),
});

/** `/club/{id}/pilot/{name}`: the results of a name at a club. */
export const page = definePage<PilotByName>({
  load,
  searchParams: [],
  View: PilotNameView,
  meta,
  Skeleton: () => <HeadingSkeleton heading="Pilot" rows={8} />,
});
