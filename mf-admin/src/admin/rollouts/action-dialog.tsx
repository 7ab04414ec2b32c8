import type { SlotName } from '@holeshot/contract';
import {
  type RolloutAction,
  shortBuildId,
  type WireRunningRollout,
  weightText,
} from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { ConfirmDialog, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';
import { ReasonField } from './reason-field';
import { findParseFault, parseWeight, readValue, writeWeight } from './rollout-text';
import { actionPath } from './rollouts.query';
import type { RegistryWrite } from './use-registry-write';

/** The action to confirm. `weight` sets a share by hand. */
export type ActionKind = Exclude<RolloutAction['action'], 'start' | 'lower'> | 'weight';

interface ActionDialogProps {
  kind: ActionKind;
  name: SlotName;
  rollout: WireRunningRollout | null;
  /** the id of the stable build */
  stableId: string;
  generation: number;
  write: RegistryWrite;
  close: () => void;
}

interface ActionTexts {
  title: string;
  text: string;
  action: string;
  done: string;
}

function getTexts(kind: ActionKind, name: SlotName, rollout: WireRunningRollout | null): ActionTexts {
  const build = rollout ? shortBuildId(rollout.build.buildId) : 'the stable build';
  const next = rollout?.steps[rollout.step + 1];
  switch (kind) {
    case 'advance': {
      const share = next ? weightText(next.weight) : 'more';
      return {
        title: `${name}: on to ${share}?`,
        text: `${share} of visitors get ${build}. Those who have it keep it.`,
        action: 'Advance',
        done: `${name} is at ${share}.`,
      };
    }
    case 'weight':
      return {
        title: `Share of ${name}`,
        text: `A larger share leaves ${build} to all who have it. A smaller one takes it from some of them, and pauses.`,
        action: 'Set share',
        done: `${name} has another share.`,
      };
    case 'pause':
      return {
        title: `Pause ${name}?`,
        text: `Visitors keep ${build}, and the rollout does not advance by itself. It is still taken back when it fails.`,
        action: 'Pause',
        done: `${name} is paused.`,
      };
    case 'resume':
      return {
        title: `Resume ${name}?`,
        text: 'The step begins again: its time, and its figures.',
        action: 'Resume',
        done: `${name} goes on.`,
      };
    case 'promote':
      return {
        title: `Promote ${build} of ${name}?`,
        text: 'Everybody gets it from the next page on. The stable build stays as the one to fall back to.',
        action: 'Promote',
        done: `${build} is the stable build of ${name}.`,
      };
    case 'rollback':
      return {
        title: `Roll back ${build} of ${name}?`,
        text: `Nobody gets this build any more. Open pages leave it at their next navigation, and keep what is in their forms.`,
        action: 'Roll back',
        done: `${build} of ${name} is taken back.`,
      };
  }
}

/** Asks for a reason before it changes a rollout. */
export function ActionDialog({ kind, name, rollout, stableId, generation, write, close }: ActionDialogProps) {
  const { toast } = usePlatform();
  const [why, setWhy] = useState('');
  const [share, setShare] = useState(rollout ? writeWeight(rollout.weight) : '');
  const id = useId();
  const { done, ...texts } = getTexts(kind, name, rollout);
  const weight = parseWeight(share);
  const wanted = readValue(weight);
  const isLower = wanted !== undefined && rollout !== null && wanted < rollout.weight;
  const act = async () => {
    const change = { generation, why: why.trim() };
    const body =
      kind === 'weight'
        ? { action: isLower ? 'lower' : 'advance', ...change, weight: wanted }
        : {
            action: kind,
            ...change,
            ...(kind === 'rollback' && { buildId: rollout?.build.buildId ?? stableId }),
          };
    await write('POST', actionPath(name), body);
    toast(done);
  };
  const isComplete = why.trim() !== '' && (kind !== 'weight' || wanted !== undefined);
  return (
    <ConfirmDialog {...texts} act={act} close={close} canAct={isComplete}>
      {kind === 'weight' && (
        <StringField
          id={id}
          title="Percent of visitors"
          isRequired
          fault={findParseFault(weight)}
          maxLength={6}
          value={share}
          edit={setShare}
        />
      )}
      <ReasonField why={why} edit={setWhy} />
    </ConfirmDialog>
  );
}
