/**
 * The file of a browser build that lists its container, the exposed modules, and the shared modules with their
 * versions, in the format of Module Federation's own tools.
 */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

interface FederationManifest {
  metaData: Record<string, unknown>;
  shared: Record<string, unknown>[];
  exposes: { path: string }[];
}

/**
 * Completes the text of a build's federation manifest. The plugin takes name and version from the project's
 * package.json, where they may differ between builds of the same id, and omits which exposed modules use a shared one:
 * in a remote all do, because its container is not opened without all of them.
 */
export function completeManifest(text: string, { name, buildId }: { name: string; buildId: string }): string {
  const manifest = JSON.parse(text) as FederationManifest;
  manifest.metaData.buildInfo = { buildName: name, buildVersion: buildId };
  const usedIn = manifest.exposes.map((exposed) => exposed.path);
  for (const shared of manifest.shared) shared.usedIn = usedIn;
  return JSON.stringify(manifest);
}
