import { type SlotName, VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures, Rollout } from '@holeshot/contract/wire';
import { DAY_MS } from '@holeshot/domain';
import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import { type Database, schema } from '../../database';
import type { PageBuild } from '../choose/resolve';
import { chooseStable, MIN_SAMPLE, type RolloutFigures } from './controller';
import { countPages, type FiguresPair } from './guards';

/** A time in whole minutes: from the one of `from` on, up to the one of `to`, which is left out. */
export interface CountedTime {
  from: Date;
  to?: Date;
}

const MINUTE_MS = 60_000;

const getMinute = (date: Date): Date => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS);

/** Counts of a slot's builds by build id; zeros for builds without any. */
export async function readFigures(
  { db }: Pick<Database, 'db'>,
  name: SlotName,
  buildIds: readonly string[],
  { from, to }: CountedTime,
): Promise<Map<string, BuildFigures>> {
  const { buildId, kind, count, minute, name: nameColumn } = schema.buildCounts;
  const rows = await db
    .select({ buildId, kind, count: sum(count).mapWith(Number) })
    .from(schema.buildCounts)
    .where(
      and(
        eq(nameColumn, name),
        inArray(buildId, [...buildIds]),
        gte(minute, getMinute(from)),
        to && lt(minute, getMinute(to)),
      ),
    )
    .groupBy(buildId, kind);
  return new Map(
    buildIds.map((id) => [id, toFigures(new Map(rows.filter((row) => row.buildId === id).map(toEntry)))]),
  );
}

const toEntry = ({ kind, count }: { kind: string; count: number }): [string, number] => [kind, count];

function toFigures(counts: ReadonlyMap<string, number>): BuildFigures {
  const of = (kind: string) => counts.get(kind) ?? 0;
  const vitals = VITAL_NAMES.map((vital) => ({
    vital,
    shares: { good: of(`${vital} good`), fair: of(`${vital} fair`), poor: of(`${vital} poor`) },
  })).filter(({ shares: { good, fair, poor } }) => good + fair + poor > 0);
  return {
    exposures: of('exposure'),
    opened: of('opened'),
    ready: of('ready'),
    loadFailures: of('load-failure'),
    crashes: of('crash'),
    apiErrors: of('api-error'),
    serverFailures: of('server-failure'),
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
  const candidate = rollout.build.buildId;
  const [startedAt, weightSince] = [new Date(rollout.startedAt), new Date(rollout.weightSince)];
  const read = async (build: PageBuild, time: CountedTime): Promise<BuildFigures> => {
    const figures = await readFigures(database, build.name, [build.buildId], time);
    return figures.get(build.buildId) ?? NO_FIGURES;
  };

  const readBefore = async (): Promise<BuildFigures> => {
    const inRollout = await read(stable, { from: startedAt, to: weightSince });
    if (countPages(inRollout) >= MIN_SAMPLE) return inRollout;
    return read(stable, { from: new Date(startedAt.getTime() - DAY_MS), to: startedAt });
  };
  const readPair = async (from: Date): Promise<FiguresPair> => {
    const [own, other] = await Promise.all([
      read({ name, buildId: candidate }, { from }),
      read(stable, { from }),
    ]);
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
