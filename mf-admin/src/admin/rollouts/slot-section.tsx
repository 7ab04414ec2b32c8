import { isRequiredSlot, type SlotName } from '@holeshot/contract';
import {
  cohortText,
  type RegistrySlot,
  shortBuildId,
  type WireBuildSlot,
  type WireRunningRollout,
  weightText,
} from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { Facts, Muted, Section } from '@holeshot/ui';
import { useState } from 'react';
import { ActionDialog, type ActionKind } from './action-dialog';
import { BuildsList, describeRole } from './builds-list';
import { FiguresTable } from './figures-table';
import { countPages, MEASURES, numberText, shareText } from './share-text';
import { SlotActions } from './slot-actions';
import { StartDialog } from './start-dialog';
import type { RegistryWrite } from './use-registry-write';
import { VerdictNote } from './verdict-note';
import { WeightBar } from './weight-bar';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 48px;
  align-items: start;
  @media (min-width: 1020px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Share = styled.p`
  margin-bottom: 14px;
  font-size: 18px;
  strong {
    font-size: 28px;
  }
`;

interface SlotSectionProps {
  overview: WireBuildSlot;
  slot: RegistrySlot;
  generation: number;
  write: RegistryWrite;
}

/** The shell or one remote: its rollout with figures, its builds, and its actions. */
export function SlotSection({ overview, slot, generation, write }: SlotSectionProps) {
  const { name, builds, rollout } = overview;
  const [open, setOpen] = useState<ActionKind | 'start' | null>(null);
  const close = () => setOpen(null);
  const startable = builds.filter(({ buildId }) => ['', 'previous'].includes(describeRole(slot, buildId)));
  const actions = (
    <SlotActions
      rollout={rollout}
      canStart={startable.length > 0}
      rollback={findRollback(name, slot)}
      open={setOpen}
    />
  );
  return (
    <Section
      heading={name}
      aside={
        <Muted>
          {rollout ? `stable ${slot.stable ? shortBuildId(slot.stable.buildId) : 'none'}` : 'no rollout'}
        </Muted>
      }
    >
      {rollout ? (
        <Parts>
          <div>
            <RolloutState rollout={rollout} />
            {actions}
          </div>
          <FiguresTable candidate={rollout.candidate} stable={rollout.stable} />
        </Parts>
      ) : (
        <>
          <StableFigures overview={overview} slot={slot} />
          {actions}
        </>
      )}
      <BuildsList name={name} slot={slot} builds={builds} />
      {open === 'start' && (
        <StartDialog name={name} builds={startable} generation={generation} write={write} close={close} />
      )}
      {open && open !== 'start' && (
        <ActionDialog
          kind={open}
          name={name}
          rollout={rollout}
          stableId={slot.stable?.buildId ?? ''}
          generation={generation}
          write={write}
          close={close}
        />
      )}
    </Section>
  );
}

function RolloutState({ rollout }: { rollout: WireRunningRollout }) {
  const cohort = cohortText(rollout.cohort);
  return (
    <>
      <Share>
        {rollout.suspended === null ? (
          <>
            <strong>{weightText(rollout.weight)}</strong> of visitors have{' '}
            {shortBuildId(rollout.build.buildId)}
            {cohort !== 'nobody' && <>, and {cohort}</>}
          </>
        ) : (
          <>
            <strong>Nobody</strong> has {shortBuildId(rollout.build.buildId)} now
          </>
        )}
      </Share>
      <WeightBar rollout={rollout} />
      <VerdictNote verdict={rollout.verdict} />
    </>
  );
}

/** The label for rolling back the stable build; null if impossible, because the site needs its own remotes. */
function findRollback(name: SlotName, { stable, previous }: RegistrySlot): string | null {
  if (previous) return 'Back to the previous build';
  return stable && !isRequiredSlot(name) ? 'Take the build back' : null;
}

function StableFigures({ overview: { stable }, slot }: Pick<SlotSectionProps, 'overview' | 'slot'>) {
  if (!slot.stable) return <p>Nobody has a build of it: its addresses are unknown to visitors.</p>;
  return (
    <>
      <p>
        Everybody has <strong>{shortBuildId(slot.stable.buildId)}</strong>. <Muted>Its last 24 hours:</Muted>
      </p>
      <Facts
        facts={[
          { label: 'Pages', value: numberText(countPages(stable)) },
          ...MEASURES.map(({ title, share }) => ({ label: title, value: shareText(share(stable)) })),
        ]}
      />
    </>
  );
}
