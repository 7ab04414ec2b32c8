/**
 * Resolves after the next frame, in which the shell marks the page as interactive; immediately on the server. For code
 * of server-rendered parts.
 */
export const afterFrame = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
