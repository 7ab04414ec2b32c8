import { AVOIDED_BUILDS } from '@holeshot/contract';

/**
 * Makes the server avoid a build for this visitor for a day, with a cookie that lists the latest failed builds. A
 * browser without the Cookie Store API gets the build again with its next document.
 */
export async function avoidBuild(buildId: string): Promise<void> {
  const cookies = globalThis.cookieStore as CookieStore | undefined;
  const { cookie: name, max, seconds } = AVOIDED_BUILDS;
  const current = await cookies?.get(name);
  const others = current?.value?.split('.').filter((id) => id && id !== buildId) ?? [];
  await cookies?.set({
    name,
    value: [...others, buildId].slice(-max).join('.'),
    expires: Date.now() + seconds * 1_000,
    path: '/',
    sameSite: 'lax',
  });
}
