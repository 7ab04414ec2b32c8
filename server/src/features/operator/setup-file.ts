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

/** The first sign-in by `link` becomes the admin; `file` contains the code of the link. */
export interface SetupLink {
  link: string;
  file: string;
}

async function writeSetupFile(code: string, { dataDir, origin }: Place): Promise<SetupLink> {
  const file = fileIn(dataDir);
  await writePrivateFile(file, code);
  return { link: `${origin}/account?setup=${code}`, file };
}

/** Creates a setup code, which replaces the previous one. Throws `ApiError` (conflict) on a site with an admin. */
export const renewSetupLink = async (
  database: Pick<Database, 'transaction'>,
  place: Place,
): Promise<SetupLink> => writeSetupFile(await renewSetupCode(database), place);

/** Lines for the console at the start of a site without an admin. The first start creates the code. */
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
  const storedCode = (await readFile(file, 'utf8').catch(() => '')).trim();
  return [
    (await isOpenSetupCode(db, storedCode))
      ? `This site has no admin yet. The setup code lies in ${file}.`
      : 'This site has no admin yet. `npm run admin -- code` makes a new setup code.',
  ];
}
