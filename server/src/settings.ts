import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { MapConfig } from '@holeshot/contract';
import * as z from 'zod';
import type { ClientLimits } from './api/client-limits';
import { formatRegistryKey, parseRegistryKey } from './builds/registry/registry-key';
import { DEFAULT_CACHE_MB } from './cache/sized-cache';
import type { S3Settings } from './files/s3-file-store';
import { findS3Settings, requireAllOfS3, S3_SHAPE } from './files/s3-settings';
import type { PatreonKeys } from './outside/membership/open-provider';
import { findPatreonKeys, PATREON_SHAPE, requirePatreonPairs } from './outside/membership/patreon-settings';

const port = z.coerce.number().int().min(0).max(65_535);

const whole = z.coerce.number().int().min(0);

const registryKey = z.string().transform((text, context) => {
  try {
    return parseRegistryKey(text);
  } catch {
    context.addIssue('must be an Ed25519 private key, PKCS 8 as base64');
    return z.NEVER;
  }
});

/** A password with `#`, `/`, `?` or a lone `%` makes the whole an address that nobody can read. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).href);
    return true;
  } catch {
    return false;
  }
}

const variablesSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { message: 'must begin with postgres:// or postgresql://', abort: true })
    .refine(isReadable, {
      message:
        'must be an address such as postgres://user:password@host:5432/name; write # / ? and % of a password as %23 %2F %3F %25',
    })
    .optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  DEMO_LIVE: z.enum(['on', 'off']).default('on'),
  DEMO_NOW: z.iso.datetime('must be a moment such as 2026-12-31T23:50:00Z').optional(),
  BUILDS_DIR: z.string().min(1).default('dist/builds'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  SECURITY_CONTACT: z.string().optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  PUSH_SERVICES: z.string().default(''),
  CACHE_MB: z.coerce.number().int().min(1).default(DEFAULT_CACHE_MB),
  MAX_CONNECTIONS: whole.default(10_000),
  STREAMS_PER_ADDRESS: whole.default(300),
  CLUB_QUOTA_MB: whole.default(1_000),
  PAGES_PER_MINUTE: whole.default(1_200),
  SEARCHES_PER_MINUTE: whole.default(1_200),
  PICTURES_PER_MINUTE: whole.default(300),
  WRITES_PER_MINUTE: whole.default(600),
  SYNCS_PER_MINUTE: whole.default(3_000),
  PUBLISHES_PER_MINUTE: whole.default(30),
  NOTIFICATIONS_PER_MINUTE: whole.default(3_000),
  REPORTS_PER_MINUTE: whole.default(120),
  SIGN_INS_PER_MINUTE: whole.default(60),
  REGISTRY_KEY: registryKey.optional(),
  ROLLOUT_CHECK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: z.string().default('loopback,linklocal,uniquelocal'),
  ...PATREON_SHAPE,
  MAPBOX_TOKEN: z.string().optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  ...S3_SHAPE,
});

/** Reports all faults at once, missing values as well as invalid ones. */
const settingsSchema = variablesSchema
  .superRefine(requireAllOfS3, { when: () => true })
  .superRefine(requirePatreonPairs, { when: () => true });

/** The names of all settings. */
export const SETTING_NAMES = variablesSchema.keyof().options;

/** The settings of the site. The README lists every variable with its meaning. */
export interface Settings {
  env: 'development' | 'production' | 'test';
  host: string;
  /** 0 lets the system choose */
  port: number;
  /** absolute */
  dataDir: string;
  /** the embedded database when absent */
  databaseUrl?: string;
  seed: 'demo' | 'none';
  /** whether the demo season's running event is flown live */
  isDemoLive: boolean;
  /** instant (ms) of the demo season's running event; the time of seeding when absent */
  demoNow?: number;
  /** absolute */
  buildsDir: string;
  /** scheme and host that visitors use; when absent, those of each request, in production localhost */
  publicUrl?: string;
  /** how long browsers use HTTPS only, seconds; 0 for no such header */
  hstsSeconds: number;
  /** whether browsers use HTTPS only for all subdomains, too */
  hstsSubdomains: boolean;
  /** mail address or url for reports of vulnerabilities, in `/.well-known/security.txt` */
  securityContact?: string;
  /** whether browsers get a service worker; `off` removes installed ones */
  hasWorker: boolean;
  /** additional push services: hosts, `*.` with the end of hosts, or origins */
  pushServices: readonly string[];
  /** memory for caches of answers, pages, pictures and feeds */
  cacheMb: number;
  limits: ClientLimits;
  /** megabytes that a club may store; 0 means no limit */
  clubQuotaMb: number;
  /** signs the registry; only generations with its signature are used. Without it the registry is trusted. */
  registryKey?: KeyObject;
  /** how often running rollouts are judged */
  rolloutCheckSeconds: number;
  /** address of the metrics, which are off without it; port 0 lets the system choose */
  metrics?: { host: string; port: number };
  /** keys of the membership provider; without them the development provider signs people in, except in production */
  patreon?: PatreonKeys;
  map: MapConfig;
  /** for finding the streams of clubs; without it people link them by hand */
  youtubeApiKey?: string;
  /** where uploaded pictures are; in the data directory when absent */
  s3?: S3Settings;
  /** whether each request is logged */
  hasAccessLog: boolean;
  logLevel: string;
}

/** Invalid settings; the message names each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent. Throws `SettingsError`, which
 * names each invalid variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(variables);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const { data } = result;
  const s3 = findS3Settings(data);
  const patreon = findPatreonKeys(data);
  return {
    env: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    dataDir: path.resolve(data.DATA_DIR),
    ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
    seed: data.SEED,
    isDemoLive: data.SEED === 'demo' && data.DEMO_LIVE === 'on' && data.DEMO_NOW === undefined,
    ...(data.DEMO_NOW === undefined ? {} : { demoNow: Date.parse(data.DEMO_NOW) }),
    ...(data.PUBLIC_URL === undefined ? {} : { publicUrl: data.PUBLIC_URL }),
    buildsDir: path.resolve(data.BUILDS_DIR),
    hstsSeconds: data.HSTS_SECONDS,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'on',
    ...(data.SECURITY_CONTACT === undefined ? {} : { securityContact: data.SECURITY_CONTACT }),
    hasWorker: data.SERVICE_WORKER === 'on',
    pushServices: data.PUSH_SERVICES.split(',').flatMap((name) => name.trim() || []),
    cacheMb: data.CACHE_MB,
    limits: {
      work: {
        pages: data.PAGES_PER_MINUTE,
        pictures: data.PICTURES_PER_MINUTE,
        searches: data.SEARCHES_PER_MINUTE,
        writes: data.WRITES_PER_MINUTE,
        syncs: data.SYNCS_PER_MINUTE,
        publishes: data.PUBLISHES_PER_MINUTE,
        notifications: data.NOTIFICATIONS_PER_MINUTE,
        reports: data.REPORTS_PER_MINUTE,
        signIns: data.SIGN_INS_PER_MINUTE,
      },
      connections: data.MAX_CONNECTIONS,
      streams: data.STREAMS_PER_ADDRESS,
      trustedProxies: data.TRUSTED_PROXIES,
    },
    clubQuotaMb: data.CLUB_QUOTA_MB,
    ...(data.REGISTRY_KEY === undefined ? {} : { registryKey: data.REGISTRY_KEY }),
    rolloutCheckSeconds: data.ROLLOUT_CHECK_SECONDS,
    ...(data.METRICS_PORT === undefined
      ? {}
      : { metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT } }),
    ...(patreon && { patreon }),
    map: mapConfig(data),
    ...(data.YOUTUBE_API_KEY === undefined ? {} : { youtubeApiKey: data.YOUTUBE_API_KEY }),
    ...(s3 && { s3 }),
    hasAccessLog: data.ACCESS_LOG === 'on',
    logLevel: data.LOG_LEVEL,
  };
}

/** Warnings about the settings of a public site. */
export function listWarnings({ env, publicUrl }: Settings): string[] {
  if (env !== 'production' || publicUrl !== undefined) return [];
  return [
    'PUBLIC_URL is not set: links that leave the site, in calendars and shared pages, lead to localhost.',
  ];
}

/** Secret values, which must not appear in the log. */
export function listSecrets({
  patreon,
  youtubeApiKey,
  s3,
  databaseUrl,
  registryKey: key,
}: Settings): string[] {
  const password = databaseUrl && new URL(databaseUrl).password;
  const secrets = [
    patreon?.clientSecret,
    patreon?.creatorToken,
    patreon?.webhookSecret,
    youtubeApiKey,
    s3?.secretAccessKey,
    key && formatRegistryKey(key),
    password,
    password && decodeURIComponent(password),
  ];
  return secrets.flatMap((secret) => secret || []);
}

/**
 * The settings of this process, from its environment variables; the file `.env` in `folder` supplies absent ones.
 * Throws as `readSettings` does.
 */
export function loadSettings(folder = process.cwd(), environment = process.env): Settings {
  const file = path.join(folder, '.env');
  const lines = existsSync(file) ? parseEnv(readEnvFile(file)) : {};
  return readSettings({ ...lines, ...environment });
}

function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(`The settings in ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Mapbox with a token, Google Maps with a key, otherwise the built-in world map. */
function mapConfig({ MAPBOX_TOKEN, GOOGLE_MAPS_KEY }: z.infer<typeof settingsSchema>): MapConfig {
  if (MAPBOX_TOKEN !== undefined) return { provider: 'mapbox', token: MAPBOX_TOKEN };
  if (GOOGLE_MAPS_KEY !== undefined) return { provider: 'google', key: GOOGLE_MAPS_KEY };
  return { provider: 'built-in' };
}
