import type { WireRollouts } from '@holeshot/contract/wire';
import { styled, usePlatform } from '@holeshot/platform';
import {
  DataAge,
  EmptyView,
  FailedView,
  failureText,
  Muted,
  ScriptedButton,
  Skeleton,
  SkeletonRows,
} from '@holeshot/ui';
import { useState } from 'react';
import { ChannelSection } from './channel-section';
import { HistoryList } from './history-list';
import { PublishTokens } from './publish-tokens';
import { RegistryEditor } from './registry-editor';
import { OVERRIDE_PATH } from './rollouts.query';
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

/** Rollouts, live. */
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
  const { generation, registry, channels, history, tokens } = overview;
  const dropOverrides = async () => {
    const outcome = client.send('DELETE', OVERRIDE_PATH);
    toast(
      await outcome.then(
        () => 'This browser gets the builds of everybody from the next page on.',
        (error: unknown) => `This browser keeps its builds: ${failureText(error)}`,
      ),
    );
  };
  // running rollouts first
  const sorted = [...channels].sort((a, b) => Number(b.rollout !== null) - Number(a.rollout !== null));
  return (
    <>
      <Head>
        <DataAge checkedAtMs={readAtMs} staleAfterMs={STALE_MS} text={(age) => `Figures ${age} old`} />
        <Muted>Registry generation {generation}</Muted>
        <ScriptedButton $small onClick={dropOverrides}>
          Use everybody’s builds
        </ScriptedButton>
        <ScriptedButton $small onClick={() => setIsEditing(true)}>
          Edit registry
        </ScriptedButton>
      </Head>
      {sorted.length === 0 && (
        <EmptyView title="There are no builds yet" text="Run npm run build, or publish one." />
      )}
      {sorted.map((channel) => {
        const { name } = channel;
        const own = name === 'shell' ? registry.shell : registry.remotes[name];
        if (!own) return null;
        return (
          <ChannelSection key={name} overview={channel} channel={own} generation={generation} write={write} />
        );
      })}
      <HistoryList history={history} />
      <PublishTokens tokens={tokens} reload={reload} />
      {isEditing && (
        <RegistryEditor base={{ generation, registry }} reload={reload} close={() => setIsEditing(false)} />
      )}
    </>
  );
}
