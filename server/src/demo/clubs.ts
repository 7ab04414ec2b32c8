import type { LogoFrame } from './club-images';

export interface DemoClub {
  name: string;
  /** letters in the logo */
  initials: string;
  frame: LogoFrame;
  hasBanner: boolean;
  primaryColor: string;
  textColor: string;
  latitude: number;
  longitude: number;
  address: string;
  /** IANA name */
  timeZone: string;
}

function club(
  [name, initials, frame]: [string, string, LogoFrame],
  primaryColor: string,
  [latitude, longitude]: [number, number],
  address: string,
  timeZone: string,
  { hasBanner = false, textColor = '#FFFFFF' } = {},
): DemoClub {
  return {
    name,
    initials,
    frame,
    primaryColor,
    latitude,
    longitude,
    address,
    timeZone,
    hasBanner,
    textColor,
  };
}

/** The clubs of the demo season, all invented. Their ids follow this order. */
export const DEMO_CLUBS: readonly DemoClub[] = [
  club(
    ['Saltbush FPV', 'SF', 'slope'],
    '#0E5A4F',
    [-34.9285, 138.6007],
    'Adelaide, Australia',
    'Australia/Adelaide',
    {
      hasBanner: true,
    },
  ),
  club(
    ['Harbour Gates', 'HG', 'gate'],
    '#1D3E8F',
    [-33.8688, 151.2093],
    'Sydney, Australia',
    'Australia/Sydney',
  ),
  club(
    ['Tuesday Tinywhoops', 'TT', 'box'],
    '#5B2A86',
    [-37.8136, 144.9631],
    'Melbourne, Australia',
    'Australia/Melbourne',
  ),
  club(['Fjord Quads', 'FQ', 'slope'], '#15506E', [60.3913, 5.3221], 'Bergen, Norway', 'Europe/Oslo'),
  club(
    ['Lowland Props', 'LP', 'ring'],
    '#B5471B',
    [52.0907, 5.1214],
    'Utrecht, Netherlands',
    'Europe/Amsterdam',
  ),
  club(
    ['Dales Air Racing', 'DA', 'slope'],
    '#2F5F2C',
    [53.8008, -1.5491],
    'Leeds, United Kingdom',
    'Europe/London',
    {
      hasBanner: true,
    },
  ),
  club(['Sakura Gate Club', 'SG', 'gate'], '#A3264F', [34.6937, 135.5023], 'Osaka, Japan', 'Asia/Tokyo'),
  club(
    ['Rust Belt Rotors', 'RB', 'box'],
    '#6B3A22',
    [41.4993, -81.6944],
    'Cleveland, United States',
    'America/New_York',
  ),
  club(
    ['High Plains Quad', 'HP', 'ring'],
    '#3B3F94',
    [39.7392, -104.9903],
    'Denver, United States',
    'America/Denver',
  ),
  club(
    ['Table Bay FPV', 'TB', 'ring'],
    '#0B5C80',
    [-33.9249, 18.4241],
    'Cape Town, South Africa',
    'Africa/Johannesburg',
  ),
  club(
    ['Baltic Prop Union', 'BP', 'slope'],
    '#38506E',
    [59.437, 24.7536],
    'Tallinn, Estonia',
    'Europe/Tallinn',
  ),
  club(
    ['Pampas Veloz', 'PV', 'gate'],
    '#E0AC3B',
    [-32.9442, -60.6505],
    'Rosario, Argentina',
    'America/Argentina/Cordoba',
    { textColor: '#14161A' },
  ),
  club(
    ['Gatecrashers Otago', 'GO', 'box'],
    '#1B594B',
    [-45.8788, 170.5028],
    'Dunedin, New Zealand',
    'Pacific/Auckland',
  ),
  club(['Inntal Racer', 'IR', 'ring'], '#8A2233', [47.2692, 11.4041], 'Innsbruck, Austria', 'Europe/Vienna'),
];
