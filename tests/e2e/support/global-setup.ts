import { startTestSite, type TestSite } from './start-site';

declare global {
  var holeshotSite: TestSite | undefined;
}

/** Starts a seeded site for all tests that only read. */
export default async function setup(): Promise<void> {
  globalThis.holeshotSite = await startTestSite();
  process.env.E2E_ORIGIN = globalThis.holeshotSite.origin;
}
