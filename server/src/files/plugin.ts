import fastifyPlugin from 'fastify-plugin';
import { createDiskFileStore } from './disk-file-store';
import type { FileStore } from './file-store';
import { createS3FileStore, type S3Settings } from './s3-file-store';
import { serveFiles } from './serve-files';
import { createPictures, type Pictures } from './store-picture';

declare module 'fastify' {
  interface FastifyInstance {
    /** what is served under `/files/` */
    files: FileStore;
    /** stores pictures among the files */
    pictures: Pictures;
  }
}

/** Where files are. */
export interface FilesOptions {
  /** absolute */
  folder: string;
  /** holds the files in place of the folder, which then has those of the demo season only */
  s3?: S3Settings | undefined;
}

/** Decorates the instance with `files` and `pictures`, and serves `/files/…`. Needs `app.metrics`. */
export const files = fastifyPlugin<FilesOptions>(async (app, { folder, s3 }) => {
  const remote = s3 && createS3FileStore(s3);
  const store = remote ?? createDiskFileStore(folder);
  const pictures = createPictures(store);
  app.decorate('files', store);
  app.decorate('pictures', pictures);
  app.metrics.watchQueue('pictures to store', pictures.figures);
  await serveFiles(app, folder, remote);
});
