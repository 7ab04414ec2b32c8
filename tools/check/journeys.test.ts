import { existsSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@holeshot/contract';
import { listJourneys } from './journeys';

const folder = path.join(__dirname, '../../tests/e2e');

it.each([...REMOTE_NAMES])('the end-to-end tests of %s exist', (name) => {
  const journeys = listJourneys(name);
  expect(journeys.length).toBeGreaterThan(0);
  expect(journeys.filter((journey) => !existsSync(path.join(folder, `${journey}.e2e.ts`)))).toEqual([]);
});

it('a remote without any of its own has the visit of all pages, and other workspaces have none', () => {
  expect(listJourneys('mf-weather')).toEqual(['routes']);
  expect(listJourneys('shared/ui')).toEqual([]);
});
