import { type PilotList, publicQuery, type Settled } from '@holeshot/client';
import { pilotsHref, searchPageHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { countText } from '@holeshot/domain';
import {
  definePage,
  type PageArgs,
  type PageMeta,
  styled,
  useNavigate,
  useRevalidator,
} from '@holeshot/platform';
import {
  Button,
  Column,
  EmptyView,
  FailedView,
  HeadingSkeleton,
  InputBox,
  Muted,
  Pager,
  Section,
  SelectBox,
  useSearchHref,
} from '@holeshot/ui';
import { LettersBar } from './letters-bar';
import { PilotsTable } from './pilots-table';

/** The names of a page of the server. */
const NAMES_PER_PAGE = 50;

interface PilotsData {
  list: Settled<PilotList>;
  /** of the filter */
  clubId: number | null;
}

/** The page of names in the address. */
async function loadPilots({ client, url }: PageArgs): Promise<PilotsData> {
  const filter = new URLSearchParams();
  for (const name of ['club', 'letter', 'page']) {
    const value = url.searchParams.get(name);
    if (value) filter.set(name, value.slice(0, 20));
  }
  const club = filter.get('club') ?? '';
  return {
    list: await client.settle(
      publicQuery('pilotList', paths.pilotNames, { filter: filter.toString() || 'all' }),
    ),
    clubId: /^\d+$/.test(club) ? Number(club) : null,
  };
}

const Forms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-bottom: 12px;
  form {
    display: flex;
    flex: 1 1 240px;
    gap: 8px;
    min-width: 0;
    max-width: 420px;
  }
  select {
    width: 100%;
  }
  @media (scripting: enabled) {
    form:last-child button {
      display: none;
    }
  }
`;

/** `23 names, 4 of them without an account` */
const namesText = ({ total, withoutAccount }: PilotList): string =>
  countText(total, 'name') + (withoutAccount === 0 ? '' : `, ${withoutAccount} of them without an account`);

function PilotsView({ data: { list: reply, clubId } }: { data: PilotsData }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const searchHref = useSearchHref();
  if (!reply.ok) {
    return (
      <Column>
        <Section heading="Pilots" level={1} isFirst>
          <FailedView what="Pilots" failure={reply.failure} retry={revalidate} />
        </Section>
      </Column>
    );
  }
  const list = reply.value;
  return (
    <Column>
      <Section heading="Pilots" level={1} isFirst aside={<Muted>{namesText(list)}</Muted>}>
        <Forms>
          <form action={searchPageHref()}>
            <InputBox
              type="search"
              name="q"
              placeholder="Find a pilot"
              aria-label="Find a pilot"
              maxLength={100}
            />
            <Button type="submit">Find</Button>
          </form>
          <form action={pilotsHref()}>
            <SelectBox
              name="club"
              aria-label="Club"
              value={clubId === null ? '' : String(clubId)}
              onChange={({ target }) =>
                navigate(searchHref({ club: target.value || null, letter: null, page: null }))
              }
            >
              <option value="">All clubs</option>
              {list.clubs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectBox>
            <Button type="submit">Show</Button>
          </form>
        </Forms>
        {list.rows.length === 0 ? (
          <EmptyView
            title="No names yet"
            text="Names appear here as soon as a club publishes results with them."
          />
        ) : (
          <>
            <LettersBar letters={list.letters} />
            <PilotsTable rows={list.rows} />
            <Pager
              label="Pages of pilots"
              page={list.page}
              pageSize={NAMES_PER_PAGE}
              total={list.total}
              getHref={(page) => searchHref({ letter: null, page: page === 1 ? null : String(page) })}
            />
          </>
        )}
      </Section>
    </Column>
  );
}

const meta = (): PageMeta => ({
  title: 'Pilots',
  description: 'Everybody who flew at the clubs of this site, A to Z, with their last results and best laps.',
  canonical: pilotsHref(),
});

/** `/pilots`: all names, A to Z. */
export const page = definePage<PilotsData>({
  load: loadPilots,
  searchParams: ['club', 'letter', 'page'],
  View: PilotsView,
  meta,
  Skeleton: () => <HeadingSkeleton heading="Pilots" rows={12} />,
});
