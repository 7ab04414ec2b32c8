import path from 'node:path';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  BUILDS_DIR: z.string().min(1).default('dist/builds'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** What the site is started with. The README lists every name with its meaning. */
export interface Settings {
  env: 'development' | 'production' | 'test';
  host: string;
  /** 0 lets the system choose */
  port: number;
  /** absolute */
  dataDir: string;
  /** the embedded database is used when there is none */
  databaseUrl?: string;
  seed: 'demo' | 'none';
  /** absolute */
  buildsDir: string;
  logLevel: string;
}

/** Settings that cannot be used; the message names every one of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * Throws `SettingsError` naming each variable that has no usable value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    env: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    dataDir: path.resolve(data.DATA_DIR),
    ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
    seed: data.SEED,
    buildsDir: path.resolve(data.BUILDS_DIR),
    logLevel: data.LOG_LEVEL,
  };
}
