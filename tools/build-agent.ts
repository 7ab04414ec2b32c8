import path from 'node:path';
import { parseArgs } from 'node:util';
import { AGENT_SYSTEMS } from '@holeshot/contract';
import { loadSettings } from '../server/src/settings';
import { packAgent } from './agent-zip/pack-agent';
import { buildAgent } from './build/build-agent';
import { runCommand, UsageError } from './site/run-command';

const USAGE = `Usage: npm run build:agent [-- <folder>] [-- --zip all | --zip <system> …]

Builds the sync agent as one file, which Node runs, in dist/agent or in the folder. With --zip it also packs the agent with
Node, from the package registry, for systems on which nothing is to be installed: ${AGENT_SYSTEMS.join(', ')}.
The site offers the zips, which are in the folder agent of DATA_DIR. Exit code: 0 done; 1 not all; 2 wrong usage.`;

await runCommand({ usage: USAGE, failed: 'Not done: ' }, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { zip: { type: 'string', multiple: true, default: [] } },
  });
  const unknown = values.zip.find(
    (name) => name !== 'all' && !AGENT_SYSTEMS.some((system) => system === name),
  );
  if (unknown !== undefined) throw new UsageError(`There is no system ${unknown}.`);
  const agentFile = await buildAgent(positionals[0]);
  console.log(`The sync agent is ${agentFile}`);
  const folder = path.join(loadSettings().dataDir, 'agent');
  for (const system of AGENT_SYSTEMS.filter(
    (name) => values.zip.includes('all') || values.zip.includes(name),
  )) {
    const { file, bytes } = await packAgent(system, { agentFile, folder });
    console.log(`The zip for ${system} is ${file} (${Math.round(bytes / 1e6)} MB)`);
  }
});
