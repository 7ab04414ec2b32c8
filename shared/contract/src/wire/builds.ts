import * as z from 'zod/mini';
import { REMOTE_NAMES } from '../remote-manifest';

const integrity = () => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const buildId = () => z.string().check(z.regex(/^[0-9a-f]{16}$/));

const pinnedFileSchema = z.object({ url: z.string(), integrity: integrity(), bytes: z.number() });

const remoteManifestSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  contractVersion: z.number(),
  routes: z.array(z.object({ id: z.string(), path: z.string(), startsWith: z.array(z.string()) })),
  dialogs: z.array(z.string()),
});

/** `manifest.json` of a build: what is in its folder and what a page needs of it. */
export const buildManifestSchema = z.object({
  name: z.string(),
  buildId: buildId(),
  /** name of the container's global; the shell has none */
  global: z.nullable(z.string()),
  entry: pinnedFileSchema,
  /** chunks by route id, without the entry; by `<route id>.<part>`, those that a lazy part adds */
  chunks: z.record(z.string(), z.array(pinnedFileSchema)),
  /** fonts and pictures by file name */
  assets: z.record(z.string(), pinnedFileSchema),
  /** versions of the shared modules: those that the shell provides, or that the remote was built against */
  provided: z.record(z.string(), z.string()),
  /** what the remote declares of itself; null for the shell */
  remote: z.nullable(remoteManifestSchema),
});

/** One build, pinned: the hash of its entry vouches for the rest. */
const buildRefSchema = z.object({ buildId: buildId(), integrity: integrity() });

const channelSchema = z.object({
  stable: buildRefSchema,
  /** what was stable before, to fall back to */
  previous: z.nullable(buildRefSchema),
});

/** The registry: which build of the shell and of every remote visitors get. Never sent to a browser. */
export const registrySchema = z.object({
  shell: channelSchema,
  remotes: z.object({
    'mf-public': channelSchema,
    'mf-race': channelSchema,
    'mf-account': channelSchema,
    'mf-admin': channelSchema,
  }),
});

/** `dist/builds/current.json`: the builds that the last `npm run build` made. */
export const currentBuildsSchema = z.record(z.string(), buildRefSchema);

export type BuildManifest = z.infer<typeof buildManifestSchema>;
export type BuildRef = z.infer<typeof buildRefSchema>;
export type Registry = z.infer<typeof registrySchema>;
export type RegistryChannel = z.infer<typeof channelSchema>;
