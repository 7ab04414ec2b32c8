import type { Render, RenderRequest } from '@holeshot/contract';
import type { PageBuild } from '../../builds/choose/resolve';
import type { BuildStore } from '../../builds/store/build-store';
import { type OpenSet, readCodeSet } from '../../builds/store/open-set';
import { type CodeSet, createCodeOpener } from '../../builds/store/server-code';
import { listBuildsAt } from '../page-builds';
import { createDeadlines, MAX_MS } from './deadlines';
import { ProcessEnded } from './render-process';
import type { RenderProcesses } from './render-processes';

interface SetOptions {
  store: BuildStore;
  processes: RenderProcesses;
  /** the `builds` that may be faulty */
  listCandidates: (builds: readonly PageBuild[]) => PageBuild[];
  /** whether builds are from `npm run build`, and therefore trusted */
  areOwn: (builds: readonly PageBuild[]) => Promise<boolean>;
  /** called before a page of candidates; throws to prevent it */
  admit: (candidates: readonly PageBuild[]) => Promise<void>;
}

/**
 * Opens sets of builds. Pages with builds of this machine render in this process, those with published stable builds in
 * a shared process, and those with candidates in a separate one with a deadline learned from stable pages.
 */
export function createSetOpener({ store, processes, listCandidates, areOwn, admit }: SetOptions): OpenSet {
  const openHere = createCodeOpener();
  const deadlines = createDeadlines();

  const renderStable = async (code: CodeSet, builds: PageBuild[], request: RenderRequest) => {
    const name = builds[1]?.name;
    const startedMs = performance.now();
    const render = async () => {
      if (await areOwn(builds)) return (await openHere(code)).render(request);
      return processes.render({ owners: [], set: code, name, request, limitMs: MAX_MS });
    };
    // a page that was lost because another one ended the process
    const result = await render().catch((error: unknown) => {
      if (error instanceof ProcessEnded) return render();
      throw error;
    });
    deadlines.note(name ?? 'shell', performance.now() - startedMs);
    return result;
  };
  return async (set) => {
    const code = await readCodeSet(store, set);
    const refs = { shell: set.shell, ...Object.fromEntries(set.remotes.map(({ name, ref }) => [name, ref])) };
    const manifests = set.remotes.map(({ manifest }) => manifest);
    const render: Render = async (request) => {
      const { pathname } = new URL(request.url);
      const builds = listBuildsAt(refs, manifests, pathname);
      const candidates = listCandidates(builds);
      if (candidates.length === 0) return renderStable(code, builds, request);
      await admit(candidates);
      const name = builds[1]?.name;
      const limitMs = deadlines.get(name ?? 'shell');
      return processes.render({ owners: candidates, set: code, name, request, limitMs });
    };
    const shell: PageBuild[] = [{ name: 'shell', buildId: set.shell.buildId }];
    const candidates = listCandidates(shell);
    if (candidates.length === 0 && (await areOwn(shell)))
      return { render, fontUrl: (await openHere(code)).fontUrl };
    return { render, fontUrl: await processes.open(candidates, code) };
  };
}
