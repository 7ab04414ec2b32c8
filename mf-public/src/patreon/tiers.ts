interface Tier {
  name: string;
  price: string;
  /** under the price */
  period: string;
  benefits: readonly { text: string; isInDevelopment?: true }[];
  /** its Join button is the primary one */
  isLead?: true;
}

const available = (text: string) => ({ text });
const inDevelopment = (text: string) => ({ text, isInDevelopment: true as const });

const MONTHLY = 'AUD per month';

/** The support tiers, cheapest first (R18). */
export const TIERS: readonly Tier[] = [
  {
    name: 'Free',
    price: '$0',
    period: '',
    benefits: [available('Register for events'), available('See stats')],
  },
  {
    name: 'Pilot',
    price: '$2',
    period: MONTHLY,
    benefits: [
      available('Profile image'),
      available('Control of handle'),
      available('Public profile'),
      inDevelopment('Stats across events'),
      inDevelopment('Sponsor links'),
    ],
    isLead: true,
  },
  {
    name: 'Club',
    price: '$12',
    period: MONTHLY,
    benefits: [
      available('Synchronise events from the app'),
      available('Club stats'),
      available('Manage registrations'),
      available('Club profile page'),
      available('Promote club'),
    ],
  },
  {
    name: 'Sponsor',
    price: '$200',
    period: MONTHLY,
    benefits: [inDevelopment('Banners and logos'), inDevelopment('Sponsored pilot links')],
  },
];
