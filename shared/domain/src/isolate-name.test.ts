import { isolateName } from './isolate-name';

test.each(['Kestrel', 'Ünï 2', '日本', '🚁'])('%s stays as it is', (name) => {
  expect(isolateName(name)).toBe(name);
});

test.each(['שלום', 'Dune ליל', 'مُحمَّد 2'])('%s keeps apart from a number after it', (name) => {
  expect(isolateName(name)).toBe(`\u2068${name}\u2069`);
});
