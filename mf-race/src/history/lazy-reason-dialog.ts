import { lazyPart } from '@holeshot/ui';

/** Of managers. */
export const ReasonDialog = lazyPart(
  'The question',
  async () => (await import(/* webpackChunkName: "reason" */ './reason-dialog')).ReasonDialog,
);
