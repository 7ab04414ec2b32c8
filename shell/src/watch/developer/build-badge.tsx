import type { PageState, SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BuildFault } from '../../federation/remote-loader';
import { describeBuilds, shortId } from './describe-builds';
import { DeveloperPanel } from './developer-panel';
import { endOverride, fetchRollouts, overrideBuild } from './override-calls';

const Badge = styled.aside`
  position: fixed;
  z-index: 50;
  left: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: calc(100% - 24px);
  padding: 6px 6px 6px 12px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--s2);
  color: var(--t1);
  font-size: 14px;
  overflow-wrap: anywhere;
`;

interface BuildBadgeProps {
  state: PageState;
  /** the failures so far; new ones are appended */
  faults: readonly BuildFault[];
  /** called for remotes whose failure is simulated, so that they do not count */
  onSimulate: (name: SlotName) => void;
  timings: PageTimings;
}

/** Lists the overridden builds, and opens the developer panel. */
export function BuildBadge({ state, faults, onSimulate, timings }: BuildBadgeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [rollouts, setRollouts] = useState<WireRollouts | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [simulated, setSimulated] = useState<ReadonlySet<SlotName>>(new Set());
  const overrides = Object.entries(state.builds.overrides ?? {});

  const showFault = (error: unknown) => setFault(error instanceof Error ? error.message : String(error));
  const open = () => {
    setIsOpen(true);
    fetchRollouts().then(setRollouts, showFault);
  };
  const reloadAfter = (change: Promise<unknown>) => void change.then(() => location.reload(), showFault);
  const simulate = (name: SlotName) => {
    const remote = state.remotes.find((one) => one.name === name);
    if (!remote || !simulateFailure(remote.global)) return;
    onSimulate(name);
    setSimulated(new Set([...simulated, name]));
  };

  return (
    <Badge aria-label="Builds by override">
      <span>{overrides.map(([name, id]) => `${name} ${shortId(id)} by override`).join(', ')}</span>
      <Button $small onClick={open}>
        Builds
      </Button>
      {isOpen && (
        <DeveloperPanel
          rows={describeBuilds({ state, faults, rollouts, findArrival: timings.findArrival })}
          readyMs={timings.readyMs()}
          fault={fault}
          simulated={simulated}
          actions={{
            use: (name, buildId) => reloadAfter(overrideBuild(name, buildId)),
            end: () => reloadAfter(endOverride()),
            simulate,
          }}
          close={() => setIsOpen(false)}
        />
      )}
    </Badge>
  );
}

/** Adds the badge to the page, outside of the shell's root element. */
export function showBadge(props: Omit<BuildBadgeProps, 'timings'>): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<BuildBadge {...props} timings={pageTimings} />);
}

/** Times of this document, ms after its start; null for events that have not happened. */
interface PageTimings {
  /** when a script had loaded */
  findArrival: (url: string) => number | null;
  /** when the first page was interactive */
  readyMs: () => number | null;
}

const pageTimings: PageTimings = {
  findArrival(url) {
    const entries = performance.getEntriesByName(new URL(url, location.href).href, 'resource');
    const entry = entries.find((one) => one instanceof PerformanceResourceTiming);
    return entry?.responseEnd ?? null;
  },
  readyMs: () => performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? null,
};

/** Makes a remote's build fail when it opens in this document, as if its entry threw. False if it is loaded already. */
function simulateFailure(global: string): boolean {
  if (global in globalThis) return false;
  Object.defineProperty(globalThis, global, {
    configurable: true,
    get: () => undefined,
    set() {
      throw new Error('a failure that you simulate');
    },
  });
  return true;
}
