import { parseArgs } from 'node:util';
import { MAX_CLUB_NAME } from '../../server/src/people/managed';
import { checkValue } from '../../server/src/properties/check-value';

export interface ImportCommand {
  paths: string[];
  /** name of the hosting club; `''` when missing */
  club: string;
  /** the author of the imported revisions; public, so it does not default to the operator's login */
  who: string;
}

/** Parses the arguments of `npm run import`. Throws the error of `parseArgs` for unknown options. */
export function parseCommand(args: string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      club: { type: 'string' },
      who: { type: 'string' },
    },
  });
  return {
    paths: positionals,
    club: values.club?.trim() ?? '',
    who: values.who?.trim() || 'import',
  };
}

/** Says what is wrong with the name of a club, as the site's forms do. */
export function findClubFault(name: string): string | undefined {
  if (name === '') return 'Say which club hosts the events: --club <name>.';
  const property = { name: 'club', title: '', desc: '', type: 'string', value: '' } as const;
  const checked = checkValue({ ...property, maxLength: MAX_CLUB_NAME, required: true }, name);
  return 'message' in checked ? `--club: ${checked.message}` : undefined;
}
