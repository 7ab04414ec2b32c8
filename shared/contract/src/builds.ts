import { isRemoteName, REMOTE_NAMES, type RemoteName } from './remote-manifest';

/** The units that are built and released independently. */
export type SlotName = 'shell' | RemoteName;

/** A value for some of the units. */
export type BySlot<T> = { shell?: T; [remote: RemoteName]: T };

/** The units that every site has. */
export const SLOT_NAMES = ['shell', ...REMOTE_NAMES] as const;

/** Whether every site needs a build of this name. */
export const isRequiredSlot = (name: SlotName): boolean => SLOT_NAMES.some((required) => required === name);

export const isSlotName = (name: string): name is SlotName => name === 'shell' || isRemoteName(name);

const getSortIndex = (name: SlotName): number => {
  const index = (SLOT_NAMES as readonly SlotName[]).indexOf(name);
  return index === -1 ? SLOT_NAMES.length : index;
};

/** Filters and sorts unit names: the shell, the remotes that every site has, then others by name. */
export const sortSlotNames = (names: readonly string[]): SlotName[] =>
  names.filter(isSlotName).sort((a, b) => getSortIndex(a) - getSortIndex(b) || (a < b ? -1 : 1));

/** The shell and the remotes of a registry, in that order. */
export const listSlotNames = ({ remotes }: { remotes: object }): SlotName[] =>
  sortSlotNames(['shell', ...Object.keys(remotes)]);

interface Slots<Slot> {
  shell: Slot;
  remotes: { [remote: RemoteName]: Slot };
}

/** The slot of the shell or a remote; undefined for an unpublished remote. */
export const findSlot = <Slot>({ shell, remotes }: Slots<Slot>, name: SlotName): Slot | undefined =>
  name === 'shell' ? shell : remotes[name];

/** All slots of a registry, in the order of `listSlotNames`. */
export const listSlots = <Slot>(registry: Slots<Slot>): { name: SlotName; slot: Slot }[] =>
  listSlotNames(registry).flatMap((name) => {
    const slot = findSlot(registry, name);
    return slot ? [{ name, slot }] : [];
  });

/** The server file of a build, relative to its folder. */
export const getServerFile = (name: string): string =>
  name === 'shell' ? 'server/shell.cjs' : 'server/remote.cjs';

/** The cookie with which a browser lists the builds that failed in it, the latest last, separated by dots. */
export const AVOIDED_BUILDS = { cookie: 'holeshot_avoid', max: 8, seconds: 86_400 } as const;

/** Web vitals: of the page's load, and of its responses to input. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
