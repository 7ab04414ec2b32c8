const NAME = 'holeshot_avoid';
const MAX_BUILDS = 8;
const DAY_MS = 86_400_000;

/**
 * Makes the server avoid a build for this visitor for a day, with a cookie that lists the latest failed builds. A
 * browser without the Cookie Store API gets the build again with its next document.
 */
export async function avoidBuild(buildId: string): Promise<void> {
  const cookies = globalThis.cookieStore as CookieStore | undefined;
  const current = await cookies?.get(NAME);
  const others = current?.value?.split('.').filter((id) => id && id !== buildId) ?? [];
  await cookies?.set({
    name: NAME,
    value: [...others, buildId].slice(-MAX_BUILDS).join('.'),
    expires: Date.now() + DAY_MS,
    path: '/',
    sameSite: 'lax',
  });
}
