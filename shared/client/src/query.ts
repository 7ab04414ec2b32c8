/** What one endpoint is to the site: where it is, and how its reply becomes a model object. */
export interface Query<T> {
  /** site-relative url; also the cache key */
  path: string;
  /** Throws when the reply does not have the wire's shape; `isChecked` when it is known to have it. */
  parse: (json: unknown, isChecked?: boolean) => Promise<T>;
}

export const defineQuery = <T>(path: string, parse: Query<T>['parse']): Query<T> => ({
  path,
  parse,
});
