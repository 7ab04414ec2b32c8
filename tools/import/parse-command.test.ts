import { findClubFault, parseCommand } from './parse-command';

test("`who` is 'import' unless the command sets it", () => {
  const args = ['events', '--club', ' Home '];
  const command = { paths: ['events'], club: 'Home', who: 'import' };
  expect(parseCommand(args)).toEqual(command);
  expect(parseCommand([...args, '--who', ' '])).toEqual(command);
  expect(parseCommand([...args, '--who', 'race control'])).toEqual({ ...command, who: 'race control' });
});

test.each([
  ['', 'Say which club hosts the events: --club <name>.'],
  ['x'.repeat(81), '--club: Use at most 80 characters.'],
  ['\u200b', '--club: Fill in this field.'],
  ['x'.repeat(80), undefined],
])('a club needs a name that the forms of the site take: %j', (name, fault) => {
  expect(findClubFault(name)).toBe(fault);
});
