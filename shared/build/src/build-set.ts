import path from 'node:path';
import type { RemoteManifest } from '@holeshot/contract';
import type { Configuration } from '@rspack/core';
import { projectRoot } from './paths';

/** Where builds lie: `dist/builds/<name>/<build id>/`. */
export const buildsFolder = path.join(projectRoot, 'dist/builds');

/** One thing to build: its two configurations, browser first, belong together under one id. */
export interface BuildSet {
  name: string;
  buildId: string;
  /** name of the container's global; the shell has none */
  global: string | null;
  folder: string;
  configs: [browser: Configuration, server: Configuration];
  /** routes that must have chunks of their own, named after them */
  routeIds: string[];
  /** `null` for the shell */
  manifest: RemoteManifest | null;
}
