import { lazyPart } from '@holeshot/ui';

/** Loaded only for managers. */
export const ReasonDialog = lazyPart(
  'The question',
  async () => (await import(/* webpackChunkName: "reason" */ './reason-dialog')).ReasonDialog,
);
