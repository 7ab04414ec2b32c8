import { stampPrints } from './stamp-prints';

test('a printed page has its address and the time below its content', () => {
  document.body.innerHTML = '<main></main>';
  window.history.replaceState(null, '', '/event/1?tab=points');
  const stop = stampPrints();
  const main = document.querySelector('main');
  expect(main?.dataset.printed).toBeUndefined();
  dispatchEvent(new Event('beforeprint'));
  expect(main?.dataset.printed).toMatch(
    /^localhost\/event\/1\?tab=points · printed \d+(st|nd|rd|th) \w+ \d{4}/,
  );
  stop();
});
