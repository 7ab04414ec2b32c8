import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { completeLock, type PackageLock } from './lock/complete-lock';

const file = path.join(projectRoot, 'package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')) as PackageLock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock is complete' : `Added ${added.length}: ${added.join(', ')}`);
