import { createMemoryRouter } from 'react-router-dom';
import { loadDocument } from './load-document';
import { loadKeptPage } from './offline-pages';

jest.mock('./load-document', () => ({ documentPath: () => '/event/1', loadDocument: jest.fn() }));

const fail = () => {
  throw new Error('The remote did not arrive');
};

/** The document that is loaded when the site does not respond after a navigation from `/event/1` to `path`. */
async function findLoaded(path: string, loader: () => unknown): Promise<unknown[]> {
  jest.mocked(loadDocument).mockClear();
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  const routes = ['/event/1', '/clubs'].map((route) => ({
    path: route,
    loader: route === path ? loader : () => null,
    Component: () => null,
    ErrorBoundary: () => null,
  }));
  const router = createMemoryRouter(routes, { initialEntries: ['/event/1'] });
  void router.navigate(path);
  await new Promise((resolve) => setTimeout(resolve, 20));
  loadKeptPage(router);
  return jest.mocked(loadDocument).mock.calls.flat();
}

it.each([
  ['a navigation in progress', '/clubs', () => new Promise(() => undefined), ['/clubs']],
  ['a navigation that failed', '/clubs', fail, ['/clubs']],
  ['the page of the document, which would fail again', '/event/1', fail, []],
  ['a page that works', '/clubs', () => null, []],
])('when the site does not respond: %s', async (_, path, loader, expected) => {
  expect(await findLoaded(path, loader)).toEqual(expected);
});
