import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database';
import { hasAdmin, isOpenSetupCode, makeSetupCode, renewSetupCode } from '../../people/first-admin';
import { writePrivateFile } from './private-file';

/** The file of the data directory with the setup code; only the user of the site may read it. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'setup-code');

interface Place {
  dataDir: string;
  /** where browsers reach the site */
  origin: string;
}

/** Whoever signs in by `link` becomes the admin; the code in it lies in `file`. */
export interface SetupLink {
  link: string;
  file: string;
}

async function writeSetupFile(code: string, { dataDir, origin }: Place): Promise<SetupLink> {
  const file = fileIn(dataDir);
  await writePrivateFile(file, code);
  return { link: `${origin}/account?setup=${code}`, file };
}

/** Makes a new setup code, which ends the one before. Throws `ApiError` (conflict) on a site that has its admin. */
export const renewSetupLink = async (
  database: Pick<Database, 'transaction'>,
  place: Place,
): Promise<SetupLink> => writeSetupFile(await renewSetupCode(database), place);

/** What the start of a site says that has no admin, a line each; nothing on any other. The first start makes the code. */
export async function offerSetup({ db }: Pick<Database, 'db'>, place: Place): Promise<string[]> {
  const file = fileIn(place.dataDir);
  if (await hasAdmin(db)) {
    await rm(file, { force: true });
    return [];
  }
  const code = await makeSetupCode(db);
  if (code !== undefined) {
    const { link } = await writeSetupFile(code, place);
    return [`This site has no admin yet: sign in at ${link} to become it. The code lies in ${file}, too.`];
  }
  const known = (await readFile(file, 'utf8').catch(() => '')).trim();
  return [
    (await isOpenSetupCode(db, known))
      ? `This site has no admin yet. The setup code lies in ${file}.`
      : 'This site has no admin yet. `npm run admin -- code` makes a new setup code.',
  ];
}
