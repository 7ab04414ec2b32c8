/** The parameters of a path such as `/events/id/:eventId`. */
export type PathParams<Path extends string> = Record<ParamNames<Path>, string | number>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParamNames<Next>
    : Rest
  : never;

/** Replaces the `:params` of a path by percent-encoded values. */
export const fillPath = <Path extends string>(path: Path, params: PathParams<Path>): string =>
  path.replace(/:(\w+)/g, (_, name: ParamNames<Path>) => encodeURIComponent(params[name]));
