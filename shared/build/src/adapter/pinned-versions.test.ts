import { createRequire } from 'node:module';
import path from 'node:path';

/** The versions whose generated code the adapter works with. */
const PINNED = {
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  '@rspack/core': '2.3.2',
};

const requireFrom = createRequire(__filename);

it.each(Object.entries(PINNED))('the adapter is tested with %s %s', (name, pinned) => {
  // by path, because some packages do not export their package.json
  const folder = path.join(__dirname, '../../../../node_modules', name);
  const { version } = requireFrom(path.join(folder, 'package.json')) as { version: string };
  const advice =
    'it leans on code that they generate: docs/decisions/0006-module-federation.md says what to try before raising this';
  expect(`${name} ${version}: ${advice}`).toBe(`${name} ${pinned}: ${advice}`);
});
