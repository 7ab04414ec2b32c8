import type { Resolution } from './resolve';

/** The addresses of the site's font, that of the first letters first; none without pages. */
export function listFontUrls(
  resolution: Pick<Resolution, 'fontUrl' | 'shellManifest'> | undefined,
): string[] {
  if (!resolution) return [];
  const urls = Object.values(resolution.shellManifest.assets).map(({ url }) => url);
  const { fontUrl } = resolution;
  return [fontUrl, ...urls.filter((url) => url.endsWith('.woff2') && url !== fontUrl)];
}
