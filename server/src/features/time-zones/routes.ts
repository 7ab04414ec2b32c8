import { publicRead } from '../../api/public-read';

export const timeZoneReads = [
  publicRead('timeZones', {
    scopes: () => ['constant'],
    read: async () =>
      [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
        .sort()
        .map((id) => ({ ID: id, Name: id.replaceAll('_', ' ') })),
  }),
];
