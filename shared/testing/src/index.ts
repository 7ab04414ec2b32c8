export { createMemoryClient, failedCall, PENDING } from './memory-client';
export * from './models';
export { createTestPlatform, type PlatformCalls, renderPage } from './render-page';
