import * as z from 'zod/mini';
import { REMOTE_NAMES } from '../remote-manifest';

const integrity = () => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const buildId = () => z.string().check(z.regex(/^[0-9a-f]{16}$/));

const pinnedFileSchema = z.object({ url: z.string(), integrity: integrity(), bytes: z.number() });

const remoteManifestSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  contractVersion: z.number(),
  routes: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      prefetch: z.array(z.string()),
      query: z.optional(z.array(z.string())),
    }),
  ),
  dialogs: z.array(z.string()),
  audience: z.optional(z.literal('signed-in')),
});

/** `manifest.json` of a build. */
export const buildManifestSchema = z.object({
  name: z.string(),
  buildId: buildId(),
  /** name of the container's global; the shell has none */
  global: z.nullable(z.string()),
  entry: pinnedFileSchema,
  /** chunks by route id, without the entry; by `<route id>.<part>` those that a lazy part adds */
  chunks: z.record(z.string(), z.array(pinnedFileSchema)),
  /** fonts and pictures by file name */
  assets: z.record(z.string(), pinnedFileSchema),
  /** versions of the shared modules that the shell provides; empty for a remote */
  provides: z.record(z.string(), z.string()),
  /** semantic ranges of the shared modules that the remote requires; empty for the shell */
  shared: z.record(z.string(), z.string()),
  /** the remote's manifest; null for the shell */
  remote: z.nullable(remoteManifestSchema),
});

/** A build and the hash of its entry, which has the hashes of all chunks. */
export const buildRefSchema = z.strictObject({ buildId: buildId(), integrity: integrity() });

/** `dist/builds/current.json`: the builds of the last `npm run build`. */
export const currentBuildsSchema = z.record(z.string(), buildRefSchema);

export type BuildManifest = z.infer<typeof buildManifestSchema>;
export type BuildRef = z.infer<typeof buildRefSchema>;
