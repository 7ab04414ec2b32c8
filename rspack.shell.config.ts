import { shellConfigs } from '@holeshot/build';

export default shellConfigs();
