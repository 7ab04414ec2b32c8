import { createSiteNotes } from '../app/site-notes';
import { watchKeptPage } from './watch-kept-page';

const open = (isKept: boolean) => {
  const siteNotes = createSiteNotes({ dataAgeSeconds: isKept ? 0 : null, isKept, live: [] });
  const reload = jest.fn(async () => undefined);
  const ask = jest.fn(async () => undefined);
  watchKeptPage({ siteNotes, ask, reload });
  return { siteNotes, reload, ask };
};

const answer = (siteNotes: ReturnType<typeof createSiteNotes>, ok = true) =>
  siteNotes.noteAge({ ok, headers: new Headers() });

test('a kept page is loaded anew, once, when the site answers', () => {
  const { siteNotes, reload } = open(true);
  expect([siteNotes.get().isKept, reload.mock.calls.length]).toEqual([true, 0]);
  answer(siteNotes, false);
  expect(siteNotes.get().isKept).toBe(true);
  answer(siteNotes);
  answer(siteNotes);
  expect([siteNotes.get().isKept, reload.mock.calls.length]).toEqual([false, 1]);
});

test('asks as soon as the device has network', () => {
  const { ask } = open(true);
  const before = ask.mock.calls.length;
  dispatchEvent(new Event('online'));
  expect(ask.mock.calls.length).toBe(before + 1);
});

test('a page of the site is left alone', () => {
  const { siteNotes, reload, ask } = open(false);
  answer(siteNotes);
  expect([reload.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0]);
});
