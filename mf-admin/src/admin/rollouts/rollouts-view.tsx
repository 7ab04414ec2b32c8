import { listSlotNames } from '@holeshot/contract';
import type { WireBuildSlot, WireRollouts } from '@holeshot/contract/wire';
import { styled, usePlatform } from '@holeshot/platform';
import {
  DataAge,
  FailedView,
  failureText,
  Muted,
  ScriptedButton,
  Skeleton,
  SkeletonRows,
  WIDE,
} from '@holeshot/ui';
import { useState } from 'react';
import { HistoryList } from './history-list';
import { PublishTokens } from './publish-tokens';
import { RegistryEditor } from './registry-editor';
import { OVERRIDE_PATH } from './rollouts.query';
import { SlotSection } from './slot-section';
import { useRegistryWrite } from './use-registry-write';
import { useRollouts } from './use-rollouts';

const STALE_MS = 20_000;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  > :nth-child(2) {
    flex: 1;
  }
`;

/** Above the rollouts, because it blocks everything else. */
const Warning = styled.p`
  padding: 10px 14px;
  border-radius: 6px;
  background: var(--s1);
  strong {
    display: block;
    color: var(--amber);
  }
`;

/** Slots without a rollout, in two columns if there is room. */
const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 48px;
  ${WIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function RolloutsView() {
  const { overview, readAtMs, reload } = useRollouts();
  if (overview === null)
    return (
      <Skeleton label="Rollouts">
        <SkeletonRows rows={10} />
      </Skeleton>
    );
  if (!overview.ok) return <FailedView what="Rollouts" failure={overview.failure} retry={reload} />;
  return <Overview overview={overview.value} readAtMs={readAtMs} reload={reload} />;
}

interface OverviewProps {
  overview: WireRollouts;
  readAtMs: number;
  reload: () => Promise<void>;
}

function Overview({ overview, readAtMs, reload }: OverviewProps) {
  const { client, toast } = usePlatform();
  const [isEditing, setIsEditing] = useState(false);
  const write = useRegistryWrite(reload);
  const { generation, isSigned, refused, registry, slots, history, tokens } = overview;
  const dropOverrides = async () => {
    try {
      await client.send('DELETE', OVERRIDE_PATH);
      toast('This browser gets the builds of everybody from the next page on.');
    } catch (error) {
      toast(`This browser keeps its builds: ${failureText(error)}`, 'failure');
    }
  };
  const show = (slot: WireBuildSlot) => {
    const { name } = slot;
    const own = name === 'shell' ? registry.shell : registry.remotes[name];
    if (!own) return null;
    return <SlotSection key={name} overview={slot} slot={own} generation={generation} write={write} />;
  };
  const [running, others] = [true, false].map((isRunning) =>
    slots.filter(({ rollout }) => (rollout !== null) === isRunning).map(show),
  );
  return (
    <>
      <Head>
        <DataAge checkedAtMs={readAtMs} staleAfterMs={STALE_MS} text={(age) => `Figures ${age} old`} />
        <Muted>
          Registry generation {generation}
          {isSigned && ', signed'}
        </Muted>
        <ScriptedButton $small onClick={dropOverrides}>
          Use everybody’s builds
        </ScriptedButton>
        <ScriptedButton $small onClick={() => setIsEditing(true)}>
          Edit registry
        </ScriptedButton>
      </Head>
      {refused !== null && (
        <Warning role="alert">
          <strong>Generation {refused} is not signed with the site’s key</strong>
          Visitors keep generation {generation}. No rollout changes until those who run the site sign a
          generation with npm run registry -- sign.
        </Warning>
      )}
      {running}
      <Others>{others}</Others>
      <HistoryList history={history} />
      <PublishTokens names={listSlotNames(registry)} tokens={tokens} reload={reload} />
      {isEditing && (
        <RegistryEditor base={{ generation, registry }} reload={reload} close={() => setIsEditing(false)} />
      )}
    </>
  );
}
