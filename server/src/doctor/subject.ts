import type { KeyObject } from 'node:crypto';
import type { MapConfig } from '@holeshot/contract';
import type { S3Settings } from '../files/s3-file-store';
import type { PatreonKeys } from '../outside/membership/open-provider';

/** The settings to check. */
export interface Subject {
  env: string;
  seed: 'demo' | 'none';
  publicUrl?: string | undefined;
  hstsSeconds: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  clubQuotaMb: number;
  patreon?: PatreonKeys | undefined;
  map: MapConfig;
  youtubeApiKey?: string | undefined;
  s3?: S3Settings | undefined;
  registryKey?: KeyObject | undefined;
}
