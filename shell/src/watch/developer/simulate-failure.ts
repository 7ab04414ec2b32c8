/** Makes a remote's build fail when it opens in this document, as if its entry threw. False if it is loaded already. */
export function simulateFailure(global: string): boolean {
  if (global in globalThis) return false;
  Object.defineProperty(globalThis, global, {
    configurable: true,
    get: () => undefined,
    set() {
      throw new Error('a failure that you simulate');
    },
  });
  return true;
}
