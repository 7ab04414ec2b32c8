/** What opens pages: for the shell, and for tests of pages. */
export { byPrecision, fillPath, matchPath, type Params } from './match-path';
export { createNavigator, locationOf, type Navigator, type SiteLoader, type Visit } from './navigator';
export { SiteRouter } from './site-router';
