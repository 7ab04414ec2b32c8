/** Ends the next wait that `AbortSignal.timeout` limits after `ms`, so that a test need not wait as long as the site does. */
export function shortenNextLimit(ms: number): void {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(ms));
}
