/**
 * Resolves after the next frame, in which the shell marks the page as interactive; at once on the server. For code of
 * parts that the server has rendered already.
 */
export const afterFrame = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
