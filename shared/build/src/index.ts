export { type BuildSet, buildsFolder } from './build-set';
export { findBuild } from './find-build';
export { projectRoot } from './paths';
export { publishBuild } from './publish-build';
export { remoteBuild, remoteConfigs } from './remote-config';
export { shellBuild, shellConfigs } from './shell-config';
