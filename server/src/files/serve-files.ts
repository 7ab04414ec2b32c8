import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { matchesEtag, strongEtag } from '../api/etag';
import type { FileStore } from './file-store';

const PREFIX = '/files/';
/** The pictures of the demo season, which are always on disk. */
const DEMO_FOLDER = 'demo';

/** Names that `Pictures` creates, whose content never changes. */
const HASHED_NAME = /(^|\/)[0-9a-f]{32}\.[a-z]+$/;
/** The maximum time of a removed picture in caches. */
const ONE_HOUR = 'public, max-age=3600';

/** Prevents scripts in files that are opened as documents, such as svg. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const cacheControl = (name: string): string => (HASHED_NAME.test(name) ? `${ONE_HOUR}, immutable` : ONE_HOUR);

/** Serves the files of a folder under `/files/`, or under a folder of it. */
async function serveFolder(app: FastifyInstance, folder: string, within = ''): Promise<void> {
  const root = path.join(folder, within);
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: path.posix.join(PREFIX, within, '/'),
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', cacheControl(file)).header('content-security-policy', POLICY),
  });
}

/** Serves the files of a store under `/files/`. They are pictures of some kilobytes: each is read as a whole. */
function serveStore(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { '*': string } }>(`${PREFIX}*`, async (request, reply): Promise<FastifyReply> => {
    const name = request.params['*'];
    const file = await store.get(name);
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    const etag = strongEtag(file.body);
    reply
      .header('etag', etag)
      .header('cache-control', cacheControl(name))
      .header('content-security-policy', POLICY);
    if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type(file.contentType).send(file.body);
  });
}

/** Serves `/files/…` from the folder, or from `remote` if there is one, except for the demo season's pictures. */
export async function serveFiles(app: FastifyInstance, folder: string, remote?: FileStore): Promise<void> {
  if (!remote) return serveFolder(app, folder);
  await serveFolder(app, folder, DEMO_FOLDER);
  serveStore(app, remote);
}
