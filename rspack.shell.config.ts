import { type BuildMode, shellBuild } from '@holeshot/build';

export const build = (mode?: BuildMode) => shellBuild({ ...(mode && { mode }) });
export default () => build().configs;
