export { baseConfig } from './base-config';
export { type BuildMode, type BuildSet, buildsFolder } from './build-set';
export { findBuild, findDevelopmentBuild } from './find-build';
export { getSourceFolder, isInstalled, projectRoot } from './paths';
export { getIntegrity } from './publish-build';
export { remoteBuild } from './remote-config';
export { shellBuild } from './shell-config';
