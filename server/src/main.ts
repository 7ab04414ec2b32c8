import { runSite } from './run-site';

await runSite();
