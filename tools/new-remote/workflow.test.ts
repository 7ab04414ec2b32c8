import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@holeshot/contract';
import { workflowFile, workflowPath } from './workflow';

it.each([...REMOTE_NAMES])('%s has the workflow of a new remote', (name) => {
  const file = path.join(__dirname, '../..', workflowPath(name));
  expect(readFileSync(file, 'utf8')).toBe(workflowFile(name));
});
