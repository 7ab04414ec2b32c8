type Position = readonly number[];

/**
 * Removes the jumps of a closed ring of `[longitude, latitude]`, in degrees: where it crosses the date line, its
 * longitude continues past 180. A ring around the earth, such as Antarctica's, is closed through the pole.
 */
export function unwrapRing(ring: readonly Position[]): [number, number][] {
  let turns = 0;
  let previous = ring[0]?.[0] ?? 0;
  const unwrapped = ring.map(([longitude = 0, latitude = 0]): [number, number] => {
    if (longitude - previous > 180) turns -= 1;
    if (longitude - previous < -180) turns += 1;
    previous = longitude;
    return [longitude + turns * 360, latitude];
  });
  const [first, last] = [unwrapped[0], unwrapped.at(-1)];
  if (turns === 0 || !first || !last) return unwrapped;
  const pole = last[1] < 0 ? -90 : 90;
  return [...unwrapped, [last[0], pole], [first[0], pole], first];
}
