declare module '*.css' {
  const url: string;
  export default url;
}
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const url: string;
  export default url;
}
