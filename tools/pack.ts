import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@holeshot/build';
import { packAll } from './pack/pack-all';

/* `npm run pack`: the packages that a remote in a repository of its own is made with, in dist/packages. */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/packages' } } });
for (const file of await packAll(path.resolve(projectRoot, values.to))) console.log(file);
