import { type SlotName, VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures, Rollout } from '@holeshot/contract/wire';
import { DAY_MS } from '@holeshot/domain';
import { and, eq, gte, lt, sum } from 'drizzle-orm';
import { type Database, schema } from '../../database';
import type { PageBuild } from '../choose/resolve';
import { chooseStable, MIN_SAMPLE, type RolloutFigures } from './controller';
import { countPages, type FiguresPair } from './guards';

/** A time in whole minutes: from the one of `from` on, up to the one of `to`, which is left out. */
interface CountedTime {
  from: Date;
  to?: Date;
}

const MINUTE_MS = 60_000;

const getMinute = (date: Date): Date => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS);

/** The counts of a build; zeros without any. */
export async function readFigures(
  { db }: Pick<Database, 'db'>,
  { name, buildId }: PageBuild,
  { from, to }: CountedTime,
): Promise<BuildFigures> {
  const table = schema.buildCounts;
  const rows = await db
    .select({ kind: table.kind, count: sum(table.count).mapWith(Number) })
    .from(table)
    .where(
      and(
        eq(table.name, name),
        eq(table.buildId, buildId),
        gte(table.minute, getMinute(from)),
        to && lt(table.minute, getMinute(to)),
      ),
    )
    .groupBy(table.kind);
  return toFigures(new Map(rows.map(({ kind, count }) => [kind, count])));
}

function toFigures(counts: ReadonlyMap<string, number>): BuildFigures {
  const getCount = (kind: string) => counts.get(kind) ?? 0;
  const vitals = VITAL_NAMES.map((vital) => ({
    vital,
    shares: {
      good: getCount(`${vital} good`),
      fair: getCount(`${vital} fair`),
      poor: getCount(`${vital} poor`),
    },
  })).filter(({ shares: { good, fair, poor } }) => good + fair + poor > 0);
  return {
    exposures: getCount('exposure'),
    opened: getCount('opened'),
    ready: getCount('ready'),
    loadFailures: getCount('load-failure'),
    crashes: getCount('crash'),
    apiErrors: getCount('api-error'),
    serverFailures: getCount('server-failure'),
    vitals: Object.fromEntries(vitals.map(({ vital, shares }) => [vital, shares])),
  };
}

export const NO_FIGURES: BuildFigures = toFigures(new Map());

/** How long after a new weight the pages that become interactive are mostly ones sent since. */
const SETTLED_MS = 120_000;

/** The figures by which a rollout is judged, from the database. `stable` is the build to compare with. */
export async function readRolloutFigures(
  database: Pick<Database, 'db'>,
  name: SlotName,
  rollout: Rollout,
  stable: PageBuild,
): Promise<RolloutFigures> {
  const candidate: PageBuild = { name, buildId: rollout.build.buildId };
  const [startedAt, weightSince] = [new Date(rollout.startedAt), new Date(rollout.weightSince)];
  const read = (build: PageBuild, time: CountedTime) => readFigures(database, build, time);

  const readBefore = async (): Promise<BuildFigures> => {
    const inRollout = await read(stable, { from: startedAt, to: weightSince });
    if (countPages(inRollout) >= MIN_SAMPLE) return inRollout;
    return read(stable, { from: new Date(startedAt.getTime() - DAY_MS), to: startedAt });
  };
  const readPair = async (from: Date): Promise<FiguresPair> => {
    const [own, other] = await Promise.all([read(candidate, { from }), read(stable, { from })]);
    return { candidate: own, stable: other };
  };
  const [current, settled, before] = await Promise.all([
    readPair(weightSince),
    readPair(new Date(weightSince.getTime() + SETTLED_MS)),
    readBefore(),
  ]);
  const compared = (pair: FiguresPair): FiguresPair => ({
    candidate: pair.candidate,
    stable: chooseStable(rollout.weight, { concurrent: pair.stable, before }),
  });
  return { current: compared(current), settled: compared(settled) };
}
