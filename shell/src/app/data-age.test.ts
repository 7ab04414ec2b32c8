import { createDataAge } from './data-age';

const reply = (age?: string, status = 200) =>
  new Response(null, { status, headers: age === undefined ? {} : { 'x-data-age': age } });

test('tells its listeners when replies say that data is old, and when they no longer do', () => {
  const age = createDataAge(null);
  const seen: (number | null)[] = [];
  const stop = age.subscribe(() => seen.push(age.get()));
  for (const text of ['94', '94', '99', undefined, undefined]) age.note(reply(text));
  expect(seen).toEqual([94, 99, null]);
  stop();
  age.note(reply('5'));
  expect(seen).toHaveLength(3);
});

test('keeps the age when a reply is an error', () => {
  const age = createDataAge(94);
  age.note(reply(undefined, 503));
  expect(age.get()).toBe(94);
});
