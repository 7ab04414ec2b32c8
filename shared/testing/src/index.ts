export { createMemoryClient, failedCall, PENDING } from './memory-client';
export * from './models';
export { AtAddress, createTestPlatform, type PlatformCalls, renderPage } from './render-page';
