/** What one endpoint is to the site: where it is, and how its reply becomes a model object. */
export interface Query<T> {
  /** site-relative url; also the cache key */
  path: string;
  /** throws when the reply does not have the wire's shape */
  parse: (json: unknown) => Promise<T>;
}

export const defineQuery = <T>(path: string, parse: (json: unknown) => Promise<T>): Query<T> => ({
  path,
  parse,
});
