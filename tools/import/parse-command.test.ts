import { parseCommand } from './parse-command';

test('whoever runs an import stays unnamed, unless the command names somebody', () => {
  const args = ['events', '--club', ' Home '];
  const command = { paths: ['events'], club: 'Home', who: 'import', isHelp: false };
  expect(parseCommand(args)).toEqual(command);
  expect(parseCommand([...args, '--who', ' '])).toEqual(command);
  expect(parseCommand([...args, '--who', 'race control'])).toEqual({ ...command, who: 'race control' });
});
