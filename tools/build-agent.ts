import { buildAgent } from './build/build-agent';

/* `npm run build:agent`: the sync agent as one file, in `dist/agent` or in the folder of the argument. */
console.log(`The sync agent is ${await buildAgent(process.argv[2])}`);
