import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { catalogueConfig } from './catalogue/catalogue-config';

/*
 * `npm run catalogue`: every component of `shared/ui` in its states, with hot module replacement. `PORT` is 3001 by
 * default.
 */
const port = Number(process.env.PORT ?? 3001);
const server = new RspackDevServer(
  {
    host: 'localhost',
    port,
    hot: true,
    client: { overlay: false, logging: 'warn' },
    historyApiFallback: true,
    devMiddleware: { stats: 'errors-only' },
  },
  rspack(catalogueConfig()),
);
await server.start();
console.log(`The catalogue of components is at http://localhost:${port}`);
