import type { FastifyPluginAsync } from 'fastify';

interface SecurityTxtOptions {
  /** mail address or https url; without it there is no file */
  contact?: string | undefined;
  now?: () => number;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a year after it is read. */
export const securityTxt: FastifyPluginAsync<SecurityTxtOptions> = async (
  app,
  { contact, now = Date.now },
) => {
  if (contact === undefined) return;
  const uri = contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact;
  app.get('/.well-known/security.txt', async (request, reply) => {
    const lines = [
      `Contact: ${uri}`,
      `Expires: ${new Date(now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${request.siteOrigin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
