import { looksLike } from './name-look';

test.each([
  ['Nightjar', 'NIGHTJAR', 'case'],
  ['Nightjar', 'Níghtjär', 'accents'],
  ['Nightjar', 'Nightjаr', 'a Cyrillic letter'],
  ['Kestrel', 'ΚΕSTRΕL', 'Greek capitals'],
  ['Nightjar', 'Ｎｉｇｈｔｊａｒ', 'wide letters'],
  ['Nightjar', 'Night\u200Djar', 'an invisible character'],
  ['Night Jar', ' Night\u00A0 Jar', 'spaces'],
  ['Kestrel', 'KestreI', 'a capital I for an l'],
  ['Nightjar', 'NlGHTJAR', 'a small l among capitals'],
  ['Zoom 10', 'Z00m l0', 'digits for letters'],
])('%s and %s look the same in spite of %s', (one, other) => {
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true]);
});

test.each([
  ['Kai', 'Kal'],
  ['Nightjar', 'Night Jar'],
  ['Pilot 1', 'Pilot 2'],
  ['Петр', 'Павел'],
])('%s and %s do not look the same', (one, other) => {
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([false, false]);
});
