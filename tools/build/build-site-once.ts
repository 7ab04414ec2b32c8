import { buildSite } from './build-site';

/** Builds the site, unless `npm run test:more` has built it for all of its steps. */
export const buildSiteOnce = async (): Promise<void> => {
  if (process.env.SITE_IS_BUILT !== '1') await buildSite();
};
