import { clubHref } from '@holeshot/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Where an address has moved to for good: doubled slashes become single ones, and the club pages that older versions of
 * the desktop app's web code link to (domain notes 2.1) lead to the club. Undefined for any other; `url` is path and query.
 */
export function movedTo(url: string): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const single = path.replace(/\/{2,}/g, '/');
  if (single === '/index.php') {
    const search = new URLSearchParams(query);
    const id = search.get('id') ?? '';
    if (search.get('page') === 'pages/ClubData.php' && /^[1-9]\d{0,8}$/.test(id)) {
      return clubHref({ clubId: Number(id) });
    }
  }
  return single === path ? undefined : single + (query && `?${query}`);
}

/** Answers pages' moved addresses with 301; those of the API stay as they are called. */
export function addOldAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    if (/^\/+api\//.test(request.url)) return;
    const location = movedTo(request.url);
    if (location !== undefined) return reply.redirect(location, 301);
  });
}
