import { existsSync } from 'node:fs';
import path from 'node:path';

/** The needs of some tests that not every machine meets. */
export interface Need {
  isThere: boolean;
  /** completes "needs …" */
  what: string;
}

const REAL_DATA = process.env.HOLESHOT_REAL_DATA ?? path.join(__dirname, '../../../shared/data/real');

/** The PostgreSQL server that `database-setup.ts` found. */
export const POSTGRES: Need & { url: string } = {
  isThere: Boolean(process.env.TEST_DATABASE_URL),
  url: process.env.TEST_DATABASE_URL ?? '',
  what: 'a PostgreSQL server',
};

export const LINUX: Need = { isThere: process.platform === 'linux', what: 'Linux' };

/** Recorded events, which are not part of the project. */
export const RECORDED_EVENTS: Need & { folder: string } = {
  isThere: existsSync(path.join(REAL_DATA, 'events')),
  folder: REAL_DATA,
  what: 'recorded events: set HOLESHOT_REAL_DATA',
};

type Run = (title: string, body: jest.ProvidesCallback, timeoutMs?: number) => void;

/** `test`, or where something is not there, one that is skipped and says why in its title. */
export const testWith = ({ isThere, what }: Need): Run =>
  isThere ? test : (title, body, timeoutMs) => test.skip(`${title} (needs ${what})`, body, timeoutMs);

/** `describe`, or where something is not there, one whose tests are skipped and that says why in its title. */
export const describeWith = ({ isThere, what }: Need): ((title: string, body: () => void) => void) =>
  isThere ? describe : (title, body) => describe.skip(`${title} (needs ${what})`, body);
