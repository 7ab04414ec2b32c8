import { fileURLToPath } from 'node:url';

/** The absolute path of the SQL migrations, which both drivers run at start. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
