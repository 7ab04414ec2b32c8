import { createLazyLoader } from './lazy-loader';

/** A loader whose first attempts fail. */
function createLoader({ failures }: { failures: number }) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('lost');
    return 'the value';
  });
  return { load, loader: createLazyLoader(load) };
}

describe('createLazyLoader', () => {
  it('loads once, on first use', async () => {
    const { load, loader } = createLoader({ failures: 0 });
    expect(load).not.toHaveBeenCalled();
    expect(loader.isLoaded()).toBe(false);
    expect(await Promise.all([loader.load(), loader.load()])).toEqual(['the value', 'the value']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(loader.isLoaded()).toBe(true);
  });

  it('retries once', async () => {
    const { load, loader } = createLoader({ failures: 1 });
    await expect(loader.load()).resolves.toBe('the value');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads again at the next call when the retry failed', async () => {
    const { loader } = createLoader({ failures: 2 });
    await expect(loader.load()).rejects.toThrow('lost');
    expect(loader.isLoaded()).toBe(false);
    await expect(loader.load()).resolves.toBe('the value');
  });
});
