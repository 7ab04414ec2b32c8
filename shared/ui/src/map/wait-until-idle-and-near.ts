/** Resolves when the shell has marked the page as ready, the element is near the viewport and the browser is idle. */
export async function waitUntilIdleAndNear(element: Element): Promise<void> {
  await untilReady();
  await untilNear(element);
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

function untilReady(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.ready) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!root.dataset.ready) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-ready'] });
  });
}

function untilNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
  });
}
