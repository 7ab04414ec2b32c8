import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type PageConfig, reservedWords } from '@holeshot/contract';
import type { FastifyInstance } from 'fastify';
import { addCalendars } from '../features/calendar/add-calendars';
import type { SiteLists } from '../features/lists/site-lists';
import { addForRobots } from './for-robots';
import { ICON_SVG } from './icon';
import { addOldAddresses } from './old-addresses';
import { requestOrigin } from './request-origin';
import type { Resolution } from './resolve';
import { COMMON_HEADERS, FILE_HEADERS } from './security-headers';
import { createPageSender } from './send-page';
import { addSharingPictures } from './sharing/add-sharing-pictures';
import { addWorldPicture } from './world-picture';

interface SiteParts {
  /** absolute */
  buildsDir: string;
  /** absolute; uploaded and generated pictures lie in its `files` */
  dataDir: string;
  /** the builds that a visit gets */
  resolve: () => Promise<Resolution>;
  /** answers a public GET in-process */
  readPublic: (path: string) => Promise<{ status: number; body: string; etag: string }>;
  /** empty when absent */
  lists?: SiteLists;
  config: PageConfig;
  /** scheme and host that visitors use; what they asked for when absent */
  publicUrl?: string;
}

const BUILDS = '/builds/';

const NO_LISTS: SiteLists = {
  events: async () => [],
  profiles: async () => [],
  countRaces: async () => 0,
  races: async () => [],
};

/** Adds the pages, the builds' files and uploaded files to the API's server. */
export async function addSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { buildsDir, dataDir, resolve, readPublic, config, lists = NO_LISTS } = parts;
  const originOf = requestOrigin(parts.publicUrl);
  const files = path.join(dataDir, 'files');
  await mkdir(files, { recursive: true });
  app.addHook(
    'onSend',
    async ({ url }, reply) => void reply.headers(url.startsWith(BUILDS) ? FILE_HEADERS : COMMON_HEADERS),
  );

  await app.register(fastifyStatic, {
    root: buildsDir,
    prefix: BUILDS,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // kept for good: nobody asks whether they have changed
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    allowedPath: (name) => !/\/server\/|\.json(\.br)?$/.test(name),
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    maxAge: '1h',
    setHeaders: (reply) =>
      void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  });
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON_SVG),
  );

  addOldAddresses(app);
  addWorldPicture(app);
  addCalendars(app, { readPublic, listEvents: lists.events, originOf });
  addForRobots(app, {
    readPublic,
    lists,
    reservedWords: async () => reservedWords((await resolve()).servers.map(({ manifest }) => manifest)),
    originOf,
  });
  addSharingPictures(app, readPublic);

  const sendPage = createPageSender({ resolve, readPublic, config, originOf });
  app.get('/', sendPage);
  app.get('/*', sendPage);
}
