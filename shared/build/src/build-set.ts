import path from 'node:path';
import type { RemoteManifest } from '@holeshot/contract';
import type { Configuration } from '@rspack/core';
import { projectRoot } from './paths';

/** The folder of all builds: `<name>/<build id>/` inside it. */
export const buildsFolder = path.join(projectRoot, 'dist/builds');

/**
 * A `production` build has an id made from its sources and is never overwritten. A `development` build always has the
 * same id and is overwritten at every change, with hot module replacement.
 */
export type BuildMode = 'production' | 'development';

/** A build without its bundler configuration. */
export interface BuildPlan {
  name: string;
  mode: BuildMode;
  buildId: string;
  /** name of the container's global; the shell has none */
  global: string | null;
  /** folder of the finished build */
  folder: string;
  /** folder that the bundler writes to; renamed to `folder` when the build is complete */
  workFolder: string;
  /** routes that need a chunk of their own, named after the route */
  routeIds: string[];
  /** versions of the shared modules that it provides, by key */
  provides: Record<string, string>;
  /** semantic ranges of the shared modules that it requires, by key */
  shared: Record<string, string>;
  /** `null` for the shell */
  manifest: RemoteManifest | null;
}

/** A build with its two bundler configurations. */
export interface BuildSet extends BuildPlan {
  configs: [browser: Configuration, server: Configuration];
}

/** The folders of a build. In production each process has a work folder of its own. */
export function listBuildFolders(
  name: string,
  buildId: string,
  mode: BuildMode,
): Pick<BuildPlan, 'folder' | 'workFolder'> {
  const folder = path.join(buildsFolder, name, buildId);
  if (mode === 'development') return { folder, workFolder: folder };
  return { folder, workFolder: `${folder}.${process.pid}-${Date.now().toString(36)}` };
}

/** Site-relative url of a build's folder, with a trailing slash. */
export const getPublicPath = ({ name, buildId }: Pick<BuildPlan, 'name' | 'buildId'>): string =>
  `/builds/${name}/${buildId}/`;
