import type { ChannelName } from '@holeshot/contract';
import type { BuildFigures, Rollout } from '@holeshot/contract/wire';
import type { Database } from '../database';
import { chooseStable, MIN_SAMPLE, type RolloutFigures } from './controller';
import { type FiguresPair, pagesOf } from './guards';
import { type CountedTime, NO_FIGURES, readFigures } from './read-figures';

/** After a new weight, how long until the pages that become interactive are mostly ones sent since. */
const SETTLED_MS = 120_000;
const DAY_MS = 86_400_000;

/** The figures by which a rollout is judged, from the database. `stable` is the id of the stable build. */
export async function readRolloutFigures(
  database: Pick<Database, 'db'>,
  name: ChannelName,
  rollout: Rollout,
  stable: string,
): Promise<RolloutFigures> {
  const candidate = rollout.build.buildId;
  const [startedAt, weightSince] = [new Date(rollout.startedAt), new Date(rollout.weightSince)];
  const read = (id: string, time: CountedTime): Promise<BuildFigures> =>
    readFigures(database, name, [id], time).then((figures) => figures.get(id) ?? NO_FIGURES);

  const readBefore = async (): Promise<BuildFigures> => {
    const inRollout = await read(stable, { from: startedAt, to: weightSince });
    if (pagesOf(inRollout) >= MIN_SAMPLE) return inRollout;
    return read(stable, { from: new Date(startedAt.getTime() - DAY_MS), to: startedAt });
  };
  const readPair = async (from: Date): Promise<FiguresPair> => {
    const figures = await readFigures(database, name, [candidate, stable], { from });
    return { candidate: figures.get(candidate) ?? NO_FIGURES, stable: figures.get(stable) ?? NO_FIGURES };
  };
  const [first, current, settled, before] = await Promise.all([
    readPair(startedAt),
    readPair(weightSince),
    readPair(new Date(weightSince.getTime() + SETTLED_MS)),
    readBefore(),
  ]);
  const compared = (pair: FiguresPair): FiguresPair => ({
    candidate: pair.candidate,
    stable: chooseStable(rollout.weight, { concurrent: pair.stable, before }),
  });
  return { first: compared(first), current: compared(current), settled: compared(settled) };
}
