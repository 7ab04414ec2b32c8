import { parseArgs } from 'node:util';
import { isSlotName, type SlotName } from '@holeshot/contract';
import type { RolloutAction } from '@holeshot/contract/wire';
import type { SiteAccess } from '../site/ask-site';
import { requireAccess } from '../site/parse-site';
import { UsageError } from '../site/run-command';

/** An action without the generation: the command adds the current one. */
type CommandAction = RolloutAction extends infer A
  ? A extends RolloutAction
    ? Omit<A, 'generation'>
    : never
  : never;

export interface RolloutCommand extends SiteAccess {
  name: SlotName;
  action: CommandAction;
}

type RegistryCommand = SiteAccess & ({ task: 'show' } | { task: 'explain'; visitor: string });

const SITE_OPTIONS = { site: { type: 'string' }, token: { type: 'string' } } as const;

const ACTIONS = ['start', 'advance', 'lower', 'pause', 'resume', 'promote', 'rollback'] as const;

/** The options of an action, beside those of all. */
const OPTIONS: Partial<Record<(typeof ACTIONS)[number], readonly string[]>> = {
  start: ['build', 'steps', 'minutes', 'staff', 'clubs', 'users', 'again'],
  advance: ['weight'],
  lower: ['weight'],
  rollback: ['build'],
};

/** A share of visitors in percent, as basis points. Throws `UsageError`. */
function parsePercent(text: string): number {
  const percent = Number(text);
  const weight = Math.round(percent * 100);
  if (text.trim() !== '' && percent >= 0 && percent <= 100 && Math.abs(weight - percent * 100) < 1e-9)
    return weight;
  throw new UsageError(`${text} is no share of visitors: give a percentage from 0 to 100, such as 2.5.`);
}

const parseNumbers = (text: string, what: string): number[] =>
  text === ''
    ? []
    : text.split(',').map((part) => {
        if (/^\d+$/.test(part)) return Number(part);
        throw new UsageError(`${part} is no id of a ${what}.`);
      });

function parseBuild(text = ''): string {
  if (/^[0-9a-f]{16}$/.test(text)) return text;
  throw new UsageError(
    'Say which build: --build <id>, 16 hex digits. `npm run registry -- show` lists them.',
  );
}

/** `1,5,25,100`: shares of visitors, each with the same time. */
function parseSteps(text: string, minutes: string): { weight: number; bakeMinutes: number }[] {
  const bakeMinutes = Number(minutes);
  if (minutes === '' || !(bakeMinutes >= 0)) throw new UsageError(`${minutes} is no number of minutes.`);
  return text.split(',').map((part) => ({ weight: parsePercent(part), bakeMinutes }));
}

const readArgs = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      ...SITE_OPTIONS,
      build: { type: 'string' },
      steps: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      staff: { type: 'boolean', default: false },
      clubs: { type: 'string', default: '' },
      users: { type: 'string', default: '' },
      weight: { type: 'string' },
      again: { type: 'boolean', default: false },
      why: { type: 'string' },
    },
  });

/** Reads the arguments of `npm run rollout`. Throws `UsageError`. */
export function parseRollout(args: string[], environment: NodeJS.ProcessEnv): RolloutCommand {
  const { values, positionals, tokens } = readArgs(args);
  const [name = '', second, third] = positionals;
  if (!isSlotName(name)) throw new UsageError('Say what to roll out: shell or a remote, such as mf-race.');
  const action = ACTIONS.find((one) => one === second);
  if (!action) throw new UsageError(`Say what to do, one of ${ACTIONS.join(', ')}.`);
  // such as `advance 50` without --weight
  if (third !== undefined) throw new UsageError(`${third} belongs to no option.`);
  const taken = [...Object.keys(SITE_OPTIONS), 'why', ...(OPTIONS[action] ?? [])];
  for (const token of tokens)
    if (token.kind === 'option' && !taken.includes(token.name))
      throw new UsageError(`${action} takes no --${token.name}.`);
  const access = requireAccess(values, environment);
  if (values.again && values.why === undefined)
    throw new UsageError('Say why the build that was taken back is wanted again: --why <reason>.');
  return { ...access, name, action: parseAction(action, values) };
}

/** An action from the values of its options. Throws `UsageError`. */
function parseAction(
  action: (typeof ACTIONS)[number],
  values: ReturnType<typeof readArgs>['values'],
): CommandAction {
  const { build, weight, why = `${action} by command` } = values;
  switch (action) {
    case 'start': {
      const { steps, minutes, staff } = values;
      const clubIds = parseNumbers(values.clubs, 'club');
      const userIds = parseNumbers(values.users, 'user');
      const hasCohort = staff || clubIds.length + userIds.length > 0;
      return {
        action,
        why,
        buildId: parseBuild(build),
        ...(steps !== undefined && { steps: parseSteps(steps, minutes) }),
        ...(values.again && { again: true }),
        ...(hasCohort && { cohort: { staff, clubIds, userIds } }),
      };
    }
    case 'advance':
      return { action, why, ...(weight !== undefined && { weight: parsePercent(weight) }) };
    case 'lower':
      return { action, why, weight: parsePercent(weight ?? '') };
    case 'rollback':
      return { action, why, buildId: parseBuild(build) };
    default:
      return { action, why };
  }
}

/** Reads the arguments of `npm run registry`. Throws `UsageError`. */
export function parseRegistry(args: string[], environment: NodeJS.ProcessEnv): RegistryCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...SITE_OPTIONS, visitor: { type: 'string', default: '' } },
  });
  const [task] = positionals;
  if (task !== 'show' && task !== 'explain') throw new UsageError('Say what to do, one of show, explain.');
  const access = requireAccess(values, environment);
  if (task === 'show') return { ...access, task };
  if (!/^[0-9a-f]{32}$/.test(values.visitor))
    throw new UsageError('Say for whom: --visitor <id>, the 32 hex digits of the cookie holeshot_visitor.');
  return { ...access, task, visitor: values.visitor };
}
