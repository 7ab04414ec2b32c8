/** Options of a route that only the admin of the site may call. */
export const ADMIN_ONLY = { config: { access: 'site-admin' } } as const;
