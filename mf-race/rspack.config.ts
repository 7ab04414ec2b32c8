import { remoteConfigs } from '@holeshot/build';
import { manifest } from './manifest';

export default remoteConfigs({ manifest });
