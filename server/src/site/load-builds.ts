import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHANNEL_NAMES } from '@holeshot/contract';
import { type BuildRef, currentBuildsSchema, type Registry } from '@holeshot/contract/wire';
import { type Database, schema } from '../database';
import { findChannel } from '../rollouts/choose-builds';
import { appendRegistry, findRegistry, type Generation, withStableBuilds } from './registry';

/**
 * Makes the builds of the last `npm run build` the stable ones, unless they are. A channel stays as it is while its stable
 * build was published from outside, and when the build of this machine was taken back. Returns the newest generation.
 * Rejects when there are no builds.
 */
export async function loadBuilds(database: Database, buildsDir: string): Promise<Generation> {
  const text = await readFile(path.join(buildsDir, 'current.json'), 'utf8').catch(() => {
    throw new Error(`There are no builds in ${buildsDir}; run npm run build`);
  });
  const own = currentBuildsSchema.parse(JSON.parse(text));
  const current = await findRegistry(database);
  const usable = current ? await listReplacing(database, current.registry, own) : own;
  const registry = withStableBuilds(current?.registry, usable);
  if (current && JSON.stringify(current.registry) === JSON.stringify(registry)) return current;
  return appendRegistry(database, {
    after: current,
    registry,
    who: 'npm run build',
    why: 'built on this machine',
  });
}

/** The builds of this machine that may replace a stable one. */
async function listReplacing(
  { db }: Database,
  registry: Registry,
  own: Record<string, BuildRef>,
): Promise<Record<string, BuildRef>> {
  const { name, buildId } = schema.builds;
  const published = await db.select({ name, buildId }).from(schema.builds);
  const isFromOutside = (build: { name: string; buildId: string }) =>
    published.some((row) => row.name === build.name && row.buildId === build.buildId);
  const names = CHANNEL_NAMES.filter((channelName) => {
    const channel = findChannel(registry, channelName);
    const build = own[channelName];
    if (!build) return false;
    if (!channel) return true;
    return (
      !channel.killed.includes(build.buildId) &&
      !isFromOutside({ name: channelName, buildId: channel.stable.buildId })
    );
  });
  return Object.fromEntries(
    names.flatMap((channelName) => {
      const build = own[channelName];
      return build ? [[channelName, build]] : [];
    }),
  );
}
