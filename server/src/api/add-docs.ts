import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe-api';

/** The documentation's scripts and styles all come as files, so that nothing inline needs allowing. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document at `/api/docs/json` and a page to browse it at `/api/docs`. */
export async function addDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = describeApi(version) as Exclude<StaticDocumentSpec['document'], string>;
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list', validatorUrl: null, tryItOutEnabled: true },
  });
}
