import { rmSync } from 'node:fs';
import { getRunFolder } from './start-site';

export default async function teardown(): Promise<void> {
  await globalThis.holeshotSite?.stop();
  rmSync(getRunFolder(), { recursive: true, force: true });
}
