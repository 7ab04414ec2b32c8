export interface ParseOptions {
  validate: boolean;
}

/** An API endpoint: its url and how to parse its reply. */
export interface Query<T> {
  /** site-relative url; also the cache key */
  path: string;
  /** Maps a reply to its model object. With `validate`, throws when the reply breaks the contract. */
  parse: (json: unknown, options: ParseOptions) => Promise<T>;
}

export const defineQuery = <T>(path: string, parse: Query<T>['parse']): Query<T> => ({
  path,
  parse,
});
