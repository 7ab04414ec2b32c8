import { parseArgs } from 'node:util';

export interface ImportCommand {
  paths: string[];
  /** name of the hosting club; `''` when missing */
  club: string;
  /** the author of the imported revisions; public, so it does not default to the operator's login */
  who: string;
  isHelp: boolean;
}

/** Parses the arguments of `npm run import`. Throws the error of `parseArgs` for unknown options. */
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
