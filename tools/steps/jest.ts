import { run } from './run';

/** The embedded database loads its WebAssembly by dynamic import, which Jest allows only with this flag. */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs Jest on the named projects of jest.config.mjs. */
export const jest = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  run(process.execPath, [...NODE_FLAGS, 'node_modules/jest/bin/jest.js', ...args], env);
