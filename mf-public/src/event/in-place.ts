/** ` in Adelaide`: times of an event are those of its place, which its zone names (IANA). `''` for a zone without a city. */
export function inPlace(timeZone: string): string {
  const [area, ...rest] = timeZone.split('/');
  const city = rest.at(-1);
  return city && area !== 'Etc' ? ` in ${city.replaceAll('_', ' ')}` : '';
}
