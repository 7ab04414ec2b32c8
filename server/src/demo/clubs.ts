export type LogoFrame = 'slope' | 'gate' | 'box' | 'ring';

/** A club: its row in the database, and what its pictures need. */
export interface DemoClub {
  name: string;
  /** letters in the logo */
  initials: string;
  frame: LogoFrame;
  primaryColor: string;
  textColor: string;
  hasBanner: boolean;
  latitude: number;
  longitude: number;
  address: string;
  /** IANA name */
  timeZone: string;
}

const ROWS = `
  Saltbush FPV        | SF | slope | #0E5A4F | -34.9285 138.6007  | Adelaide, Australia      | Australia/Adelaide
  Harbour Gates       | HG | gate  | #1D3E8F | -33.8688 151.2093  | Sydney, Australia        | Australia/Sydney
  Tuesday Tinywhoops  | TT | box   | #5B2A86 | -37.8136 144.9631  | Melbourne, Australia     | Australia/Melbourne
  Fjord Quads         | FQ | slope | #15506E | 60.3913 5.3221     | Bergen, Norway           | Europe/Oslo
  Lowland Props       | LP | ring  | #B5471B | 52.0907 5.1214     | Utrecht, Netherlands     | Europe/Amsterdam
  Dales Air Racing    | DA | slope | #2F5F2C | 53.8008 -1.5491    | Leeds, United Kingdom    | Europe/London
  Sakura Gate Club    | SG | gate  | #A3264F | 34.6937 135.5023   | Osaka, Japan             | Asia/Tokyo
  Rust Belt Rotors    | RB | box   | #6B3A22 | 41.4993 -81.6944   | Cleveland, United States | America/New_York
  High Plains Quad    | HP | ring  | #3B3F94 | 39.7392 -104.9903  | Denver, United States    | America/Denver
  Table Bay FPV       | TB | ring  | #0B5C80 | -33.9249 18.4241   | Cape Town, South Africa  | Africa/Johannesburg
  Baltic Prop Union   | BP | slope | #38506E | 59.437 24.7536     | Tallinn, Estonia         | Europe/Tallinn
  Pampas Veloz        | PV | gate  | #E0AC3B | -32.9442 -60.6505  | Rosario, Argentina       | America/Argentina/Cordoba
  Gatecrashers Otago  | GO | box   | #1B594B | -45.8788 170.5028  | Dunedin, New Zealand     | Pacific/Auckland
  Inntal Racer        | IR | ring  | #8A2233 | 47.2692 11.4041    | Innsbruck, Austria       | Europe/Vienna`;

const WITH_BANNER = ['Saltbush FPV', 'Dales Air Racing'];
const WITH_DARK_TEXT = ['Pampas Veloz'];

/** The clubs of the demo season, all invented. Their ids follow this order. */
export const DEMO_CLUBS: readonly DemoClub[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', initials = '', frame, primaryColor = '', place = '', address = '', timeZone = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number);
    return {
      name,
      initials,
      frame: frame as LogoFrame,
      primaryColor,
      latitude,
      longitude,
      address,
      timeZone,
      hasBanner: WITH_BANNER.includes(name),
      textColor: WITH_DARK_TEXT.includes(name) ? '#14161A' : '#FFFFFF',
    };
  });
