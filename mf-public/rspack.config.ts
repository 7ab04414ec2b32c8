import { type BuildMode, remoteBuild } from '@holeshot/build';
import { manifest } from './manifest';

export const build = (mode?: BuildMode) => remoteBuild({ manifest, ...(mode && { mode }) });
export default () => build().configs;
