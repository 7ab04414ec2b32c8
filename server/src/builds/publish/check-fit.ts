import {
  CONTRACT_VERSION,
  findRouteFaults,
  findSlot,
  listSlotNames,
  type RemoteManifest,
  type RemoteRoute,
  type SlotName,
} from '@holeshot/contract';
import { type BuildManifest, PERSONAL_CALLS, PUBLIC_CALLS } from '@holeshot/contract/wire';
import type { Database } from '../../database';
import { listMissing } from '../choose/resolve';
import { findRegistry } from '../registry/registry';
import type { BuildStore } from '../store/build-store';

/** The builds that visitors without a rollout get. */
export interface StableBuilds {
  /** undefined when its files cannot be read */
  shell: BuildManifest | undefined;
  /** of the other remotes */
  remotes: readonly BuildManifest[];
}

/** One sentence for each reason why a build cannot run on this site with its stable builds. */
export function findFitFaults(manifest: BuildManifest, { shell, remotes }: StableBuilds): string[] {
  const { name, remote } = manifest;
  if (!remote) return remotes.flatMap((other) => findShareFaults(other, manifest));
  return [
    ...(remote.contractVersion === CONTRACT_VERSION
      ? []
      : [`${name} speaks contract ${remote.contractVersion}, the site ${CONTRACT_VERSION}.`]),
    ...(shell ? findShareFaults(manifest, shell) : []),
    ...findRouteFaults([...remotes.flatMap((other) => other.remote ?? []), remote]).map(
      (fault) => `${fault}.`,
    ),
    ...remote.routes.flatMap((route) => findCallFaults(route)),
    ...remote.routes.flatMap(({ id }) =>
      manifest.chunks[id]?.length ? [] : `The route ${id} has no code in the build.`,
    ),
    ...findReserved(remote),
    ...findMenuFaults(remote),
  ];
}

const findShareFaults = (build: BuildManifest, shell: BuildManifest): string[] =>
  listMissing(build, shell).map((fault) => `${build.name} ${fault}.`);

const CALL_PATHS = [...Object.values(PUBLIC_CALLS), ...Object.values(PERSONAL_CALLS)].map(({ path }) => path);

/** Calls that the site does not have, and calls with a parameter that the route's path does not have. */
const findCallFaults = ({ id, path, prefetch }: RemoteRoute): string[] =>
  prefetch.flatMap((call) => {
    if (!CALL_PATHS.some((pattern) => matchesPattern(pattern, call)))
      return `The route ${id} prefetches ${call}, which the site's API does not have.`;
    const given = new Set(path.split('/'));
    const unknown = call.split('/').filter((segment) => segment.startsWith(':') && !given.has(segment));
    return unknown.map((parameter) => `The route ${id} prefetches ${call}, but has no ${parameter}.`);
  });

/** Whether `call` matches a pattern: a parameter may have another name or a value. */
function matchesPattern(pattern: string, call: string): boolean {
  const segments = call.split('/');
  const expected = pattern.split('/');
  return (
    expected.length === segments.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === segments[index])
  );
}

/** Addresses that the server answers itself. */
const SERVER_ADDRESS = /^\/(api|assets|builds|files|og)(\/|$)/;

const findReserved = ({ routes }: RemoteManifest): string[] =>
  routes.flatMap(({ path }) =>
    SERVER_ADDRESS.test(path) ? `${path} is an address that the server answers itself.` : [],
  );

const findMenuFaults = ({ menu = [], routes }: RemoteManifest): string[] =>
  menu.flatMap(({ label, href }) =>
    routes.some(({ path }) => path === href && !path.includes(':'))
      ? []
      : `The menu item ${label} leads to ${href}, which is no page of the remote without parameters.`,
  );

/** The stable builds with which a build of `name` runs, without those whose files are lost. */
export async function listStable(
  database: Database,
  store: BuildStore,
  name: SlotName,
): Promise<StableBuilds> {
  const current = await findRegistry(database);
  const findStable = async (other: SlotName): Promise<BuildManifest | undefined> => {
    const slot = current && findSlot(current.registry, other);
    return slot?.stable ? store.manifest(other, slot.stable).catch(() => undefined) : undefined;
  };
  const names = current ? listSlotNames(current.registry) : [];
  const others = names.filter((other) => other !== 'shell' && other !== name);
  const remotes = await Promise.all(others.map(findStable));
  return {
    shell: await findStable('shell'),
    remotes: remotes.flatMap((manifest) => manifest ?? []),
  };
}
