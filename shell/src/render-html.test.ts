import { AsyncLocalStorage } from 'node:async_hooks';
import { createElement, lazy, Suspense } from 'react';
import { renderHtml } from './render-html';

const LONG = 'lap '.repeat(20_000);

describe('renderHtml', () => {
  it('renders lazy parts of any length in place, readable without scripts', async () => {
    const Part = lazy(async () => ({ default: () => createElement('p', null, LONG) }));
    const html = await renderHtml(
      createElement('main', null, createElement(Suspense, null, createElement(Part))),
    );
    expect(html).toContain(`<p>${LONG}</p>`);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('hidden');
  });

  it('renders the same HTML whether or not a lazy part is loaded', async () => {
    const Part = lazy(async () => ({ default: () => createElement('p', null, 'laps') }));
    const app = createElement('main', null, createElement(Suspense, null, createElement(Part)));
    const [first, second] = [await renderHtml(app), await renderHtml(app)];
    expect(second).toBe(first);
    expect(second).toContain('<p>laps</p>');
  });

  const throwBroken = () => {
    throw new Error('The gate fell over');
  };
  it.each([
    ['a component throws', throwBroken],
    ['a lazy part does not load', lazy(async () => throwBroken())],
  ])('rejects when %s', async (_, Broken) => {
    const app = createElement(Suspense, { fallback: 'later' }, createElement(Broken));
    await expect(renderHtml(app)).rejects.toThrow('The gate fell over');
  });

  it.each([0, 200])('leaves the promises of the process untracked, by a part after %i ms', async (ms) => {
    const run = jest.spyOn(AsyncLocalStorage.prototype, 'run');
    const Part = lazy(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { default: () => createElement('p', null, 'laps') };
    });
    expect(await renderHtml(createElement(Suspense, null, createElement(Part)))).toContain('<p>laps</p>');
    expect(run).not.toHaveBeenCalled();
    // Jest uses it, too
    run.mockRestore();
  });
});
