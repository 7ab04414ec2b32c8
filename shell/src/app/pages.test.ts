import type { RemoteBuild } from '@holeshot/contract';
import type { PageModule, RemoteModule } from '@holeshot/platform';
import { createFixedLoader } from '../federation/fixed-loader';
import type { RemoteLoader } from '../federation/remote-loader';
import { createPages } from './pages';

const page = { Component: () => null } as unknown as PageModule;
const olderPage = { Component: () => null } as unknown as PageModule;

const remoteWith = (loadPage: () => Promise<{ page: PageModule }>) =>
  ({ pages: { 'race:event': loadPage } }) as unknown as RemoteModule;

const pagesWith = (loadPage: () => Promise<{ page: PageModule }>) =>
  createPages(createFixedLoader(async () => remoteWith(loadPage)));

/** A remote with two builds, of which the first one is in use until it is given up. */
function createTwoBuilds() {
  const build = (buildId: string): RemoteBuild => ({
    buildId,
    global: '',
    entry: { url: '', integrity: '' },
  });
  const [newer, older] = [build('newer'), build('older')];
  const givenUp = new Set<RemoteBuild>();
  const loader: RemoteLoader = {
    async load(_name, take) {
      const inUse = givenUp.has(newer) ? older : newer;
      const loaded = remoteWith(async () => ({ page: inUse === newer ? page : olderPage }));
      return { part: await take(loaded), build: inUse };
    },
    isInUse: (one) => !givenUp.has(one),
    crash(_name, one) {
      givenUp.add(one);
      return one === newer;
    },
  };
  return { pages: createPages(loader), older };
}

describe('createPages', () => {
  it('loads a page once', async () => {
    const loadPage = jest.fn(async () => ({ page }));
    const pages = pagesWith(loadPage);
    expect(pages.find('race:event')).toBeUndefined();
    await pages.load('mf-race', 'race:event');
    await pages.load('mf-race', 'race:event');
    expect(loadPage).toHaveBeenCalledTimes(1);
    expect(pages.find('race:event')).toBe(page);
  });

  it('retries once when the code fails to load', async () => {
    const loadPage = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
      .mockResolvedValueOnce({ page });
    await expect(pagesWith(loadPage).load('mf-race', 'race:event')).resolves.toBe(page);
  });

  it('rejects when the retry fails too', async () => {
    const pages = pagesWith(() => Promise.reject(new Error('Loading chunk 1 failed')));
    await expect(pages.load('mf-race', 'race:event')).rejects.toThrow('Loading chunk 1 failed');
  });

  it('rejects when the remote has no such page', async () => {
    const pages = pagesWith(async () => ({ page }));
    await expect(pages.load('mf-race', 'race:other')).rejects.toThrow('it has no page race:other');
  });

  it('loads a page that crashed from the older build', async () => {
    const { pages, older } = createTwoBuilds();
    await pages.load('mf-race', 'race:event');
    expect(pages.crash('mf-race', 'race:event', new Error('broken'))).toBe(true);
    // the shown page stays until the older page is loaded
    expect(pages.find('race:event')).toBe(page);
    await expect(pages.load('mf-race', 'race:event')).resolves.toBe(olderPage);
    expect(pages.find('race:event')).toBe(olderPage);
    expect(pages.findBuild('race:event')).toBe(older);
    expect(pages.crash('mf-race', 'race:event', new Error('broken'))).toBe(false);
  });

  it('has no older page for one that was never loaded', () => {
    expect(createTwoBuilds().pages.crash('mf-race', 'race:event', new Error('broken'))).toBe(false);
  });
});
