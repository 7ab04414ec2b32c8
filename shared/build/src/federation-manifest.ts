/**
 * The file of a browser build that names its container, what it exposes, and its shared modules with their versions, in
 * the form that Module Federation's own tools read.
 */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

/**
 * Names the build in the text of its federation manifest. The plugin takes name and version of the project's package.json,
 * which differ between builds of the same id.
 */
export function nameBuild(text: string, { name, buildId }: { name: string; buildId: string }): string {
  const manifest = JSON.parse(text) as { metaData: Record<string, unknown> };
  manifest.metaData.buildInfo = { buildName: name, buildVersion: buildId };
  return JSON.stringify(manifest);
}
