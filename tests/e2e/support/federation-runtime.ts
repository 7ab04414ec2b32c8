import type { ModuleFederation as Host } from '@module-federation/enhanced/runtime';
import type { JSHandle, Page } from 'playwright-core';

/** Resolves to the page's federation runtime once it has the remotes, at least a second after the page is ready. */
export const untilRuntime = (page: Page): Promise<JSHandle<Host>> =>
  page
    .waitForFunction(() =>
      globalThis.__FEDERATION__?.__INSTANCES__.find(
        ({ name, options }) => name.startsWith('shell') && options.remotes.length > 0,
      ),
    )
    .then((host) => host as JSHandle<Host>);
