/** ` in Adelaide`: the city of an event's zone (IANA), because its times are local. `''` for a zone without a city. */
export function inPlace(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  const city = rest.at(-1);
  return city && area !== 'Etc' ? ` in ${city.replaceAll('_', ' ')}` : '';
}
