import type { PropertyFault } from '@holeshot/contract';
import type { Property } from '@holeshot/contract/wire';
import type { NewPicture } from '../../files/store-picture';
import type { ChangedValues } from '../../properties/check-values';

/** Properties of both clubs and events. */
interface Place {
  bannerUrl: string | null;
  primaryColor: string | null;
  textColor: string | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

const MAX_ADDRESS = 200;
/** Maximum characters of Markdown texts. */
export const MAX_TEXT = 10_000;

/** Pixels of a banner. */
export const BANNER = { width: 1200, height: 300 } as const satisfies Partial<NewPicture>;

export const lookProperties = ({ bannerUrl, primaryColor, textColor }: Place): Property[] => [
  {
    name: 'Banner',
    title: 'Banner',
    desc: 'Shown on top of the page in place of the drawn track.',
    type: 'image',
    value: bannerUrl ?? '',
    ...BANNER,
  },
  {
    name: 'PrimaryColor',
    title: 'Primary color',
    desc: 'Of the banner without a picture.',
    type: 'color',
    value: primaryColor ?? '',
  },
  {
    name: 'TextColor',
    title: 'Text color',
    desc: 'Ignored where it could not be read on the primary color.',
    type: 'color',
    value: textColor ?? '',
  },
];

export const locationProperties = ({ address, latitude, longitude }: Place): Property[] => [
  { name: 'Address', title: 'Address', desc: '', type: 'string', value: address, maxLength: MAX_ADDRESS },
  {
    name: 'Latitude',
    title: 'Latitude',
    desc: 'In degrees, north of the equator above 0.',
    type: 'number',
    value: latitude,
    min: -90,
    max: 90,
    coordinate: 'latitude',
  },
  {
    name: 'Longitude',
    title: 'Longitude',
    desc: 'In degrees, east of Greenwich above 0.',
    type: 'number',
    value: longitude,
    min: -180,
    max: 180,
    coordinate: 'longitude',
  },
];

/** The columns of these properties, but for the banner. */
export const PLACE_COLUMNS = {
  PrimaryColor: { column: 'primaryColor', empty: null },
  TextColor: { column: 'textColor', empty: null },
  Address: { column: 'address' },
  Latitude: { column: 'latitude' },
  Longitude: { column: 'longitude' },
} as const;

/** A place on the map needs both numbers. */
export function findLocationFault(
  values: ChangedValues,
  place: Pick<Place, 'latitude' | 'longitude'>,
): PropertyFault[] {
  const { Latitude: latitude = place.latitude, Longitude: longitude = place.longitude } = values;
  if ((latitude === null) === (longitude === null)) return [];
  return [
    { title: latitude === null ? 'Latitude' : 'Longitude', message: 'Enter both numbers, or neither.' },
  ];
}
