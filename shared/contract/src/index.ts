export * from './constants';
export * from './container';
export * from './errors';
export * from './hrefs';
export * from './page';
export * from './remote-manifest';
export * from './route-table';
export * from './server-shell';
