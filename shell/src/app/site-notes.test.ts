import { createSiteNotes } from './site-notes';

const reply = (age?: string, status = 200) =>
  new Response(null, { status, headers: age === undefined ? {} : { 'x-data-age': age } });

test('tells its listeners when replies say that data is old, and when they no longer do', () => {
  const notes = createSiteNotes({ dataAgeSeconds: null, live: [] });
  const seen: (number | null)[] = [];
  const stop = notes.subscribe(() => seen.push(notes.get().dataAgeSeconds));
  for (const text of ['94', '94', '99', undefined, undefined]) notes.noteAge(reply(text));
  expect(seen).toEqual([94, 99, null]);
  stop();
  notes.noteAge(reply('5'));
  expect(seen).toHaveLength(3);
});

test('keeps the age when a reply is an error', () => {
  const notes = createSiteNotes({ dataAgeSeconds: 94, live: [] });
  notes.noteAge(reply(undefined, 503));
  expect(notes.get().dataAgeSeconds).toBe(94);
});
