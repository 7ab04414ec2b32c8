/** Sets the next time limit of `AbortSignal.timeout` to `ms`, so that a test does not wait as long as the site. */
export function shortenNextLimit(ms: number): void {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(ms));
}
