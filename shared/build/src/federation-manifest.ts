/**
 * The file of a browser build that names its container, what it exposes, and its shared modules with their versions, in
 * the form that Module Federation's own tools read.
 */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

interface FederationManifest {
  metaData: Record<string, unknown>;
  shared: Record<string, unknown>[];
  exposes: { path: string }[];
}

/**
 * Completes the text of a build's federation manifest. The plugin takes name and version of the project's package.json,
 * which differ between builds of the same id, and says in another file only which exposed modules use a shared one: of a
 * remote it is the only one, because its container is not opened without all of them.
 */
export function completeManifest(text: string, { name, buildId }: { name: string; buildId: string }): string {
  const manifest = JSON.parse(text) as FederationManifest;
  manifest.metaData.buildInfo = { buildName: name, buildVersion: buildId };
  const usedIn = manifest.exposes.map((exposed) => exposed.path);
  for (const shared of manifest.shared) shared.usedIn = usedIn;
  return JSON.stringify(manifest);
}
