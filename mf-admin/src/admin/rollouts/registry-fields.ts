import { listSlotNames, type SlotName } from '@holeshot/contract';
import type { Registry, RegistrySlot, Rollout } from '@holeshot/contract/wire';
import type { Recipe } from './registry-draft';
import {
  findParseFault,
  type Parsed,
  parseBuildIds,
  parseIds,
  parseSteps,
  parseWeight,
  readValue,
  writeIds,
  writeSteps,
  writeWeight,
} from './rollout-text';

interface Labels {
  key: string;
  title: string;
  desc: string;
}

/** A part of the registry that is edited as text. */
export interface TextPart extends Labels {
  kind: 'text';
  lines: number;
  text: string;
  /** the change by the text, or its fault */
  read: (text: string) => { recipe: Recipe } | { fault: string };
}

/** A part of the registry that is on or off. */
export interface SwitchPart extends Labels {
  kind: 'switch';
  isOn: boolean;
  set: (isOn: boolean) => Recipe;
}

export type RegistryPart = TextPart | SwitchPart;

const findSlot = (registry: Registry, name: SlotName): RegistrySlot | undefined =>
  name === 'shell' ? registry.shell : registry.remotes[name];

/** The parts of each slot that can be edited by hand. */
export const listParts = (registry: Registry): { name: SlotName; parts: RegistryPart[] }[] =>
  listSlotNames(registry).flatMap((name) => {
    const slot = findSlot(registry, name);
    return slot ? [{ name, parts: getParts(name, slot) }] : [];
  });

function getParts(name: SlotName, { rollout, killed }: RegistrySlot): RegistryPart[] {
  const inSlot =
    (change: (slot: RegistrySlot) => void): Recipe =>
    (registry) => {
      const slot = findSlot(registry, name);
      if (slot) change(slot);
    };
  const inRollout = (change: (rollout: Rollout) => void): Recipe =>
    inSlot((slot) => {
      if (slot.rollout) change(slot.rollout);
    });
  const text = <T>(
    labels: Labels & { text: string; lines?: number },
    parse: (text: string) => Parsed<T>,
    toRecipe: (value: T) => Recipe,
  ): TextPart => ({
    kind: 'text',
    lines: 1,
    ...labels,
    key: `${name} ${labels.key}`,
    read(typed) {
      const parsed = parse(typed);
      const value = readValue(parsed);
      return value === undefined ? { fault: findParseFault(parsed) ?? '' } : { recipe: toRecipe(value) };
    },
  });

  const killedPart = text(
    {
      key: 'killed',
      title: 'Builds taken back',
      desc: 'Ids of builds that nobody gets.',
      text: killed.join(' '),
    },
    parseBuildIds,
    (ids) => inSlot((slot) => assign(slot, 'killed', ids)),
  );
  if (!rollout) return [killedPart];
  const { cohort } = rollout;
  return [
    text(
      { key: 'weight', title: 'Percent of visitors', desc: '', text: writeWeight(rollout.weight) },
      parseWeight,
      (weight) =>
        inRollout((own) => {
          own.weight = weight;
          own.weightSince = new Date().toISOString();
        }),
    ),
    text(
      { key: 'steps', title: 'Steps', desc: '', text: writeSteps(rollout.steps), lines: 4 },
      parseSteps,
      (steps) => inRollout((own) => assign(own, 'steps', steps)),
    ),
    {
      kind: 'switch',
      key: `${name} staff`,
      title: 'The admin gets it whatever the share',
      desc: '',
      isOn: cohort.staff,
      set: (isOn) => inRollout((own) => assign(own.cohort, 'staff', isOn)),
    },
    text({ key: 'clubs', title: 'Clubs', desc: '', text: writeIds(cohort.clubIds) }, parseIds, (ids) =>
      inRollout((own) => assign(own.cohort, 'clubIds', ids)),
    ),
    text({ key: 'users', title: 'People', desc: '', text: writeIds(cohort.userIds) }, parseIds, (ids) =>
      inRollout((own) => assign(own.cohort, 'userIds', ids)),
    ),
    {
      kind: 'switch',
      key: `${name} paused`,
      title: 'Paused',
      desc: '',
      isOn: rollout.isPaused,
      set: (isOn) => inRollout((own) => assign(own, 'isPaused', isOn)),
    },
    killedPart,
  ];
}

function assign<T, K extends keyof T>(target: T, key: K, value: T[K]): void {
  target[key] = value;
}
