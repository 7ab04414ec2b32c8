import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { createAnswer } from './answer-cache';
import { describeApi } from './describe/describe-api';
import { sendAnswer } from './send-answer';

/** The only inline style attribute of the documentation; all scripts and style sheets are files. */
const INLINE_STYLE = "'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${INLINE_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ROUTE_PREFIX = '/api/docs';

const EXAMPLE_ORIGIN = 'https://races.example.org';

interface DocsOptions {
  version: string;
  /** see `Settings` */
  publicUrl: string | undefined;
}

/** Serves the OpenAPI document at `/api/docs/json` and a page to browse it at `/api/docs`. */
export const docs = fastifyPlugin<DocsOptions>(async (app, { version, publicUrl }) => {
  const origin = publicUrl === undefined ? EXAMPLE_ORIGIN : new URL(publicUrl).origin;
  const document = describeApi({ version, origin }) as Exclude<StaticDocumentSpec['document'], string>;
  // The library would serialise it for each request: many at once would take all memory.
  const answer = createAnswer(document, {}, () => undefined);
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: ROUTE_PREFIX,
    staticCSP: POLICY,
    uiHooks: {
      onRequest(request, reply, done) {
        if (request.routeOptions.url !== `${ROUTE_PREFIX}/json`) return done();
        // for editors and generators on other sites
        reply.header('access-control-allow-origin', '*');
        sendAnswer(request, reply, answer, 'everyone').catch(done);
      },
    },
    uiConfig: { docExpansion: 'list', validatorUrl: null, tryItOutEnabled: true },
  });
});
