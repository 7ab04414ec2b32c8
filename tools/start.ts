import { buildSite } from './build/build-site';

await buildSite();
await import('../server/src/main');
