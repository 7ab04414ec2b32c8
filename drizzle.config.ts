import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/database/schema/index.ts',
  out: './server/migrations',
});
