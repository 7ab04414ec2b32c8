import { clubHref, clubsHref, seasonHref } from '@holeshot/contract';
import { clubPolicy, isolateName, seasonProgress } from '@holeshot/domain';
import {
  definePage,
  type PageArgs,
  type PageMeta,
  RouteError,
  styled,
  usePlatform,
} from '@holeshot/platform';
import {
  Button,
  Column,
  Crumbs,
  CsvButton,
  EmptyView,
  HeadingSkeleton,
  Muted,
  PilotPhoto,
  Section,
  TableFoot,
  TextLink,
} from '@holeshot/ui';
import { parseId, toNotFound } from '../address';
import { type Season, seasonQuery } from './season.query';
import { seasonCsv } from './season-csv';
import { SeasonEvents } from './season-events';
import { SeasonHistory } from './season-history';
import { leaderLabel, ruleText } from './season-texts';
import { StandingsTable } from './standings-table';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 0 4px;
  overflow-wrap: anywhere;
`;

const First = styled.p`
  display: flex;
  gap: 14px;
  align-items: center;
  small {
    display: block;
    color: var(--t2);
    font-size: 15px;
  }
  b {
    font-size: 24px;
    line-height: 1.2;
  }
`;

function SeasonView({ data: season }: { data: Season }) {
  const { openDialog, session } = usePlatform();
  const { id, name, club, events, rows, changes, isDecided } = season;
  const clubId = club.id;
  const left = events.filter(({ isOver }) => !isOver).length;
  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Clubs', href: clubsHref() },
          { label: club.name, href: clubHref({ clubId }) },
          { label: name, href: seasonHref({ clubId, seasonId: id }) },
        ]}
      />
      <Head>
        <div>
          <h1>{name}</h1>
          <Muted as="p">
            <TextLink to={clubHref({ clubId })}>{club.name}</TextLink>
            {events.length > 0 && `, ${seasonProgress(season)}`}
          </Muted>
        </div>
        <Leaders season={season} />
        {clubPolicy.canManage(session.user, { clubId }) && (
          <Button $small onClick={() => openDialog('edit-season', { seasonId: id })}>
            Edit season
          </Button>
        )}
      </Head>
      <Section heading="Standings" isFirst>
        {rows.length > 0 ? (
          <>
            <StandingsTable season={season} />
            <TableFoot>
              <p>
                {ruleText(season)} Equal totals: head to head, else a shared rank.
                {!isDecided && left === 0 && ' Provisional until all results are official.'}
                {rows.some(({ chance }) => chance) &&
                  ` Still needed in the ${left === 1 ? 'event' : `${left} events`} left: points that draw level if the leader scores no more, and points that are enough whatever the others do.`}
              </p>
              <CsvButton
                fileName={`${club.name} ${name} standings`}
                label={`Standings of ${name}`}
                rows={() => seasonCsv(season)}
              />
            </TableFoot>
          </>
        ) : (
          <EmptyView
            title="No standings yet"
            text={
              events.length === 0
                ? 'The club has not named events that count.'
                : 'They begin once the first event is over.'
            }
          />
        )}
      </Section>
      {events.length > 0 && (
        <Section heading="Events" aside={<Muted>{events.length}</Muted>}>
          <SeasonEvents season={season} />
        </Section>
      )}
      {changes.length > 0 && (
        <Section heading="History">
          <SeasonHistory changes={changes} />
        </Section>
      )}
    </Column>
  );
}

/** The champions or the leaders. */
function Leaders({ season }: { season: Season }) {
  const leaders = season.rows.filter(({ rank }) => rank === 1);
  const [first] = leaders;
  if (!first) return null;
  return (
    <First>
      <PilotPhoto url={first.photoUrl} name={first.name} size={56} />
      <span>
        <small>{leaderLabel(season)}</small>
        <b dir="auto">{leaders.map(({ name }) => name).join(' and ')}</b>
      </span>
    </First>
  );
}

const MISSING = 'Missing season';

/** Throws a 404 for an unknown season, and for one of another club than the address names. */
async function load({ client, params }: PageArgs): Promise<Season> {
  const clubId = parseId(params.clubId, MISSING);
  const query = seasonQuery(parseId(params.seasonId, MISSING));
  const season = await client.get(query).catch(toNotFound(MISSING));
  if (season.club.id !== clubId) throw new RouteError(404, MISSING);
  return season;
}

function meta(season: Season): PageMeta {
  const { id, name, club, rows } = season;
  const leaders = rows.filter(({ rank }) => rank === 1).map((row) => row.name);
  const first = leaders.length > 0 ? ` ${leaderLabel(season)}: ${leaders.join(' and ')}.` : '';
  return {
    title: `${isolateName(name)}, ${isolateName(club.name)}`,
    description: `Standings of ${name} at ${club.name}, ${seasonProgress(season)}.${first}`,
    canonical: seasonHref({ clubId: club.id, seasonId: id }),
  };
}

/** `/club/{id}/season/{id}` (R169). */
export const page = definePage<Season>({
  load,
  searchParams: [],
  View: SeasonView,
  meta,
  Skeleton: () => <HeadingSkeleton heading="Season" rows={8} />,
});
