import { findSlot, type PageState, type RemoteBuild, type SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';
import type { BuildFault } from '../../federation/remote-loader';

/** The developer panel's row about the builds of the shell or of a remote. */
export interface BuildRow {
  name: SlotName;
  /** id of the build that the server sent */
  sent: string;
  /** id of the build that pages are loaded from */
  inUse: string;
  isOverridden: boolean;
  /** why builds were given up, or failed; one line each */
  faults: string[];
  /** when the entry of the build in use had loaded, ms after the document's start; null before */
  entryMs: number | null;
  /** ids; null if there is none, and before the rollouts are loaded */
  stable: string | null;
  candidate: string | null;
}

interface Described {
  state: Pick<PageState, 'remotes' | 'builds'>;
  faults: readonly BuildFault[];
  /** null before they are loaded */
  rollouts: Pick<WireRollouts, 'registry'> | null;
  /** when a script had loaded, ms after the document's start; null before */
  findArrival: (url: string) => number | null;
}

/** The shell, then the remotes that the page lists. */
export function describeBuilds({ state, faults, rollouts, findArrival }: Described): BuildRow[] {
  const { remotes, builds } = state;
  const registry = rollouts?.registry;
  const describe = (name: SlotName, sent: string, build: RemoteBuild | null): BuildRow => {
    const slot = registry && findSlot(registry, name);
    return {
      name,
      sent,
      inUse: build?.buildId ?? sent,
      isOverridden: builds.overrides?.[name] !== undefined,
      faults: faults.filter((fault) => fault.name === name && fault.kind !== 'given-up').map(faultText),
      entryMs: build && findArrival(build.entry.url),
      stable: slot?.stable?.buildId ?? null,
      candidate: slot?.rollout?.build.buildId ?? null,
    };
  };
  const givenUp = new Set(faults.flatMap(({ kind, buildId }) => (kind === 'given-up' ? [buildId] : [])));
  const findInUse = (build: RemoteBuild): RemoteBuild =>
    build.fallback && givenUp.has(build.buildId) ? findInUse(build.fallback) : build;
  return [
    describe('shell', builds.shell, null),
    ...remotes.map((remote) => describe(remote.name, remote.buildId, findInUse(remote))),
  ];
}

function faultText({ kind, buildId, error }: BuildFault): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `${shortId(buildId)} ${kind === 'crash' ? 'crashed' : 'did not load'}: ${reason}`;
}

/** The short form of a build's id. */
export const shortId = (buildId: string): string => buildId.slice(0, 8);
