/** Resolves once the page answers (the shell says so) and has nothing better to do; also when it is near. */
export async function untilUsable(element: Element): Promise<void> {
  await untilReady();
  await untilNear(element);
  await new Promise<void>((resolve) => {
    // Safari has no idle callback
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
