import { type Settled, type Supporter, supportersQuery } from '@holeshot/client';
import { patreonHref } from '@holeshot/contract';
import { definePage, type PageArgs, styled } from '@holeshot/platform';
import { Bone, Column, EmptyView, LoadedPart, PilotPhoto, Section, Skeleton } from '@holeshot/ui';
import { TierColumns } from './tier-columns';

type PatreonData = Settled<Supporter[]>;

/** Loads the active supporters in a new random order, also from a cached reply. */
async function load({ client }: PageArgs): Promise<PatreonData> {
  const reply = await client.settle(supportersQuery());
  return reply.ok ? { ok: true, value: shuffle(reply.value.filter(({ active }) => active)) } : reply;
}

function shuffle<T>(items: readonly T[]): T[] {
  const ordered = items.map((item) => ({ item, at: Math.random() }));
  return ordered.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

const Supporters = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 24px;
  border-top: 1px solid var(--edge);
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 52px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.2;
  }
  b {
    display: block;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  small {
    font-size: 15px;
    color: var(--t2);
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

function PatreonView({ data }: { data: PatreonData }) {
  return (
    <Column>
      <Section heading="Support tiers" level={1} isFirst>
        <TierColumns />
      </Section>
      <Section heading="Our wonderful Patreons">
        <LoadedPart what="Our wonderful Patreons" part={data}>
          {(supporters) => <SupporterList supporters={supporters} />}
        </LoadedPart>
      </Section>
    </Column>
  );
}

function SupporterList({ supporters }: { supporters: readonly Supporter[] }) {
  if (supporters.length === 0) {
    return <EmptyView title="Nobody yet" text="Be the first to support the project." />;
  }
  return (
    <Supporters>
      {supporters.map(({ name, tier, photoUrl }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two supporters may have the same name and tier
        <li key={index}>
          <PilotPhoto url={photoUrl} name={name} />
          <span>
            <b>{name}</b>
            <small>{tier}</small>
          </span>
        </li>
      ))}
    </Supporters>
  );
}

const PatreonSkeleton = () => (
  <Column>
    <Section heading="Support tiers" level={1} isFirst>
      <TierColumns />
    </Section>
    <Section heading="Our wonderful Patreons">
      <Skeleton label="Our wonderful Patreons">
        <Bone $height={160} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/patreon` (R18). */
export const page = definePage<PatreonData>({
  load,
  View: PatreonView,
  meta: () => ({
    title: 'Support tiers',
    description: 'Four ways to take part: free, pilot, club and sponsor, with what each of them brings.',
    canonical: patreonHref(),
  }),
  Skeleton: PatreonSkeleton,
});
