export { baseConfig } from './base-config';
export { type BuildMode, type BuildSet, buildsFolder } from './build-set';
export { findBuild, findDevelopmentBuild } from './find-build';
export { projectRoot } from './paths';
export { remoteBuild } from './remote-config';
export { shellBuild } from './shell-config';
