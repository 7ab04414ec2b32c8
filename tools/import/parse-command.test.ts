import { parseCommand } from './parse-command';

test("`who` is 'import' unless the command sets it", () => {
  const args = ['events', '--club', ' Home '];
  const command = { paths: ['events'], club: 'Home', who: 'import', isHelp: false };
  expect(parseCommand(args)).toEqual(command);
  expect(parseCommand([...args, '--who', ' '])).toEqual(command);
  expect(parseCommand([...args, '--who', 'race control'])).toEqual({ ...command, who: 'race control' });
});
