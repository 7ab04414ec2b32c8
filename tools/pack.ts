import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@holeshot/build';
import { packAll } from './pack/pack-all';

/* `npm run pack`: packs the packages for remotes in repositories of their own to dist/packages. */
const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/packages' } } });
for (const file of await packAll(path.resolve(projectRoot, values.to))) console.log(file);
