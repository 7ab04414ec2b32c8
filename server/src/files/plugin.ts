import fastifyPlugin from 'fastify-plugin';
import { createDiskFileStore, removeUnfinishedFiles } from './disk-file-store';
import type { FileStore } from './file-store';
import { createS3FileStore, type S3Settings } from './s3-file-store';
import { serveFiles } from './serve-files';
import { createPictures, type Pictures } from './store-picture';
import { removeUnusedPictures } from './unused-pictures';

declare module 'fastify' {
  interface FastifyInstance {
    /** what is served under `/files/` */
    files: FileStore;
    /** stores pictures among the files */
    pictures: Pictures;
    /**
     * Removes pictures at `addresses` that no row references any more; call it after the commit. Never rejects: the
     * next sweep removes what fails now.
     */
    forgetPictures(addresses: readonly (string | null | undefined)[]): Promise<void>;
  }
}

export interface FilesOptions {
  /** absolute */
  folder: string;
  /** holds the files instead of the folder, which then has only those of the demo season */
  s3?: S3Settings | undefined;
}

/**
 * Decorates the instance with `files`, `pictures` and `forgetPictures`, and serves `/files/…`. Needs `app.database` and
 * `app.metrics`.
 */
export const files = fastifyPlugin<FilesOptions>(async (app, { folder, s3 }) => {
  const remote = s3 && createS3FileStore(s3);
  const store = remote ?? createDiskFileStore(folder);
  const pictures = createPictures(store);
  await removeUnfinishedFiles(folder);
  app.decorate('files', store);
  app.decorate('pictures', pictures);
  app.decorate('forgetPictures', (addresses) =>
    removeUnusedPictures(app.database.db, store, addresses).catch((error: unknown) =>
      app.log.warn({ err: error }, 'pictures that nothing names could not be removed'),
    ),
  );
  app.metrics.watchQueue('pictures to store', pictures.figures);
  await serveFiles(app, folder, remote);
});
