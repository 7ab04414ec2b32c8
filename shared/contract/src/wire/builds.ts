import * as z from 'zod/mini';
import { buildId } from './scalars';

const integrity = () => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const pinnedFileSchema = z.object({ url: z.string(), integrity: integrity(), bytes: z.number() });

/** Accepts the same names as `isRemoteName`. */
export const remoteNameSchema = z.templateLiteral(['mf-', z.string().check(z.regex(/^[a-z]{2,20}$/))]);

/** The shell or a remote. */
export const slotNameSchema = z.union([z.literal('shell'), remoteNameSchema]);

const remoteManifestSchema = z.object({
  name: remoteNameSchema,
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
  menu: z.optional(
    z.array(z.object({ label: z.string().check(z.minLength(1), z.maxLength(20)), href: z.string() })),
  ),
  audience: z.optional(z.literal('signed-in')),
});

/** `manifest.json` of a build. */
export const buildManifestSchema = z.object({
  name: z.string(),
  buildId: buildId(),
  /** name of the container's global; the shell has none */
  global: z.nullable(z.string()),
  entry: pinnedFileSchema,
  /** chunks by route id, without the entry, and by `<route id>.<part>` for a lazy part */
  chunks: z.record(z.string(), z.array(pinnedFileSchema)),
  /** fonts and pictures by file name */
  assets: z.record(z.string(), pinnedFileSchema),
  /** versions of the shared modules that the shell provides; empty for a remote */
  provides: z.record(z.string(), z.string()),
  /** semantic ranges of the shared modules that the remote requires; empty for the shell */
  shared: z.record(z.string(), z.string()),
  /** hashes by file name of the browser build and, under `server/…`, of the server build; absent in older builds */
  files: z.optional(z.record(z.string(), integrity())),
  /** the remote's manifest; null for the shell */
  remote: z.nullable(remoteManifestSchema),
});

/** A build with the hashes of its entry, which has those of all chunks, and of its manifest, which has all others. */
export const buildRefSchema = z.strictObject({
  buildId: buildId(),
  integrity: integrity(),
  /** absent in registries of older releases */
  manifest: z.optional(integrity()),
});

/** `dist/builds/current.json`: the builds of the last `npm run build`. */
export const currentBuildsSchema = z.record(z.string(), buildRefSchema);

export type BuildManifest = z.infer<typeof buildManifestSchema>;
export type BuildRef = z.infer<typeof buildRefSchema>;
