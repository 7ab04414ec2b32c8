/** How addresses match routes, over HTTP and in-process alike. */
export const ROUTER_OPTIONS = {
  ignoreTrailingSlash: true,
  ignoreDuplicateSlashes: true,
  /** longer than any request line that Node accepts, so that an over-long id is answered as malformed */
  maxParamLength: 20_000,
};
