import { parseArgs } from 'node:util';

export interface ImportCommand {
  paths: string[];
  /** name of the club that hosts the events; `''` when it was not given */
  club: string;
  /** who brings the races: everybody can read it, so it is never the login of whoever runs the command */
  who: string;
  isHelp: boolean;
}

/** Reads the arguments of `npm run import`. Throws what `parseArgs` throws for options it does not know. */
export function parseCommand(args: string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      club: { type: 'string' },
      who: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  return {
    paths: positionals,
    club: values.club?.trim() ?? '',
    who: values.who?.trim() || 'import',
    isHelp: values.help ?? false,
  };
}
