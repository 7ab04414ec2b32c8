export { type JsonLd, type PageMeta, pageTitle, SITE_TITLE } from '@holeshot/contract';
export { ExternalLink } from './external-link';
export {
  definePage,
  type PageArgs,
  type PageDefinition,
  type PageModule,
  type ShownPage,
} from './page';
export { type Platform, PlatformContext, usePlatform, useSession } from './platform';
export { type DialogComponent, type DialogProps, defineRemote, type RemoteModule } from './remote';
export { RouteError } from './route-error';
export * from './router';
export { SiteLink, type SiteLinkProps } from './site-link';
export * from './styled';
export { useRefresh } from './use-refresh';
export { useTab } from './use-tab';
export { withRetry } from './with-retry';
