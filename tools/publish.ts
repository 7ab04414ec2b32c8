import { currentBuilds } from './build/own-builds';
import { runPublish } from './publish/publish-command';

await runPublish(currentBuilds());
