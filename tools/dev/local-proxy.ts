import type { Configuration } from '@rspack/dev-server';

const SILENT = { info() {}, warn() {}, error() {} };

/** Forwards all requests to the site's local server, at `target`. */
export const localProxy = (target: string): NonNullable<Configuration['proxy']>[number] => ({
  context: () => true,
  target,
  // errors are expected while the server starts; the response says so
  logger: SILENT,
  on: {
    error(_error, _request, response) {
      if (!('writeHead' in response)) return;
      response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
      response.end('The server is starting …');
    },
  },
});
