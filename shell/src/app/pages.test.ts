import type { PageModule, RemoteModule } from '@holeshot/platform';
import { RemoteUnavailable } from '../federation/remote-loader';
import { createPages } from './pages';

const page = { Component: () => null } as unknown as PageModule;

const pagesOf = (open: () => Promise<{ page: PageModule }>) =>
  createPages(async () => ({ pages: { 'race:event': open } }) as unknown as RemoteModule);

describe('the pages', () => {
  it('are opened once and then at hand', async () => {
    const open = jest.fn(async () => ({ page }));
    const pages = pagesOf(open);
    expect(pages.find('race:event')).toBeUndefined();
    await pages.open('mf-race', 'race:event');
    await pages.open('mf-race', 'race:event');
    expect(open).toHaveBeenCalledTimes(1);
    expect(pages.find('race:event')).toBe(page);
  });

  it('are asked for once more when their code did not come', async () => {
    const open = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
      .mockResolvedValueOnce({ page });
    await expect(pagesOf(open).open('mf-race', 'race:event')).resolves.toBe(page);
  });

  it('are unavailable when it fails again, with the reason', async () => {
    const failure = await pagesOf(() => Promise.reject(new Error('Loading chunk 1 failed')))
      .open('mf-race', 'race:event')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteUnavailable);
    expect(failure).toMatchObject({ attempts: ['Loading chunk 1 failed'] });
  });

  it('are unavailable when the remote has none of that name', async () => {
    await expect(pagesOf(async () => ({ page })).open('mf-race', 'race:other')).rejects.toBeInstanceOf(
      RemoteUnavailable,
    );
  });
});
