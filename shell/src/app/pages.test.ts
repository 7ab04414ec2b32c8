import type { PageModule, RemoteModule } from '@holeshot/platform';
import { RemoteUnavailable } from '../federation/remote-loader';
import { createPages } from './pages';

const page = { Component: () => null } as unknown as PageModule;

const pagesWith = (loadPage: () => Promise<{ page: PageModule }>) =>
  createPages(async () => ({ pages: { 'race:event': loadPage } }) as unknown as RemoteModule);

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

  it('throws RemoteUnavailable with the reason when the retry fails too', async () => {
    const failure = await pagesWith(() => Promise.reject(new Error('Loading chunk 1 failed')))
      .load('mf-race', 'race:event')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteUnavailable);
    expect(failure).toMatchObject({ attempts: ['Loading chunk 1 failed'] });
  });

  it('throws RemoteUnavailable when the remote has no such page', async () => {
    await expect(pagesWith(async () => ({ page })).load('mf-race', 'race:other')).rejects.toBeInstanceOf(
      RemoteUnavailable,
    );
  });
});
