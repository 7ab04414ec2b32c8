import { startCuttableProxy } from '../../../server/src/testing/cuttable-proxy';

export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Opens a proxy to the site at `origin`; while it is closed, it does not answer. */
export async function openGate(origin: string) {
  const { port, set, close } = await startCuttableProxy({
    host: 'localhost',
    port: Number(new URL(origin).port),
  });
  return {
    origin: `http://localhost:${port}`,
    close: () => set('refuse'),
    open: () => set('pass'),
    stop: close,
  };
}
