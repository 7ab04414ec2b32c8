import type { SearchResults, Settled } from '@holeshot/client';
import { clubsHref, eventsHref, pilotsHref, searchPageHref } from '@holeshot/contract';
import { definePage, type PageArgs, type PageMeta, styled, useRevalidator } from '@holeshot/platform';
import { Button, Column, FailedView, HeadingSkeleton, Muted, PHONE, Section, TextLink } from '@holeshot/ui';
import { listResults, shownText } from './list-results';
import { GroupHead, NothingFound } from './result-parts';
import { ResultLine } from './result-row';
import { MAX_LETTERS, searchQuery } from './use-search';

interface SearchData {
  /** as typed; empty for none */
  words: string;
  /** null without words */
  results: Settled<SearchResults> | null;
}

async function load({ client, url }: PageArgs): Promise<SearchData> {
  const words = (url.searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS);
  return { words, results: words === '' ? null : await client.settle(searchQuery(words)) };
}

const Form = styled.form`
  display: flex;
  gap: 10px;
  max-width: 760px;
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--bg);
    color: var(--t1);
    font: 500 18px var(--ui);
  }
`;

const List = styled.div`
  max-width: 760px;
  margin: 8px -18px 0;
  ${PHONE} {
    margin-inline: -16px;
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  padding: 20px 0;
`;

function SearchView({ data: { words, results } }: { data: SearchData }) {
  const { revalidate } = useRevalidator();
  return (
    <Column>
      <Section
        heading="Search"
        level={1}
        isFirst
        aside={results?.ok && <Muted role="status">{shownText(results.value)}</Muted>}
      >
        <Form role="search" action={searchPageHref()} method="get">
          <input
            key={words}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={MAX_LETTERS}
            placeholder="Pilot, club, event, race"
            aria-label="Pilot, club, event or race"
          />
          <Button type="submit" $look="primary">
            Search
          </Button>
        </Form>
        {results && !results.ok && <FailedView what="Search" failure={results.failure} retry={revalidate} />}
        {results?.ok && (
          <List>
            {(results.value.isNearest || shownText(results.value) === 'Nothing found') && (
              <NothingFound words={words} results={results.value} />
            )}
            {listResults(results.value).map(({ name, count, rows }) => (
              <section key={name} aria-label={name}>
                <GroupHead>
                  <h2>{name}</h2>
                  <span>{count}</span>
                </GroupHead>
                {rows.map((row) => (
                  <ResultLine key={row.href} row={row} words={words} />
                ))}
              </section>
            ))}
          </List>
        )}
        <Ways>
          <TextLink to={pilotsHref()}>All pilots</TextLink>
          <TextLink to={clubsHref()}>All clubs</TextLink>
          <TextLink to={eventsHref()}>All events</TextLink>
        </Ways>
      </Section>
    </Column>
  );
}

const meta = ({ words }: SearchData): PageMeta => ({
  title: words === '' ? 'Search' : `Search for ${words}`,
  description: 'Find pilots, races, events and clubs by their names.',
  canonical: searchPageHref(),
  noindex: true,
});

/** `/search`: search without scripts, and for a link to results. */
export const page = definePage<SearchData>({
  load,
  searchParams: ['q'],
  View: SearchView,
  meta,
  Skeleton: () => <HeadingSkeleton heading="Search" rows={6} />,
});
