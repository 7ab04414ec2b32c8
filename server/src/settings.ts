import path from 'node:path';
import type { MapConfig } from '@holeshot/contract';
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
  PUBLIC_URL: z.url('must be an address such as https://example.org').optional(),
  MAPBOX_TOKEN: z.string().optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  YOUTUBE_API_KEY: z.string().optional(),
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
  /** scheme and host that visitors use; what they asked for when absent */
  publicUrl?: string;
  map: MapConfig;
  /** finds streams of clubs; they are linked by hand without it */
  youtubeApiKey?: string;
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
    ...(data.PUBLIC_URL === undefined ? {} : { publicUrl: data.PUBLIC_URL }),
    buildsDir: path.resolve(data.BUILDS_DIR),
    map: mapConfig(data),
    ...(data.YOUTUBE_API_KEY === undefined ? {} : { youtubeApiKey: data.YOUTUBE_API_KEY }),
    logLevel: data.LOG_LEVEL,
  };
}

/** Mapbox where there is a token, Google Maps where there is a key, else the built-in world. */
function mapConfig({ MAPBOX_TOKEN, GOOGLE_MAPS_KEY }: z.infer<typeof settingsSchema>): MapConfig {
  if (MAPBOX_TOKEN !== undefined) return { provider: 'mapbox', token: MAPBOX_TOKEN };
  if (GOOGLE_MAPS_KEY !== undefined) return { provider: 'google', key: GOOGLE_MAPS_KEY };
  return { provider: 'built-in' };
}
