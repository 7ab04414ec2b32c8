interface Tier {
  name: string;
  price: string;
  /** under the price */
  period: string;
  benefits: readonly { text: string; isInDevelopment?: true }[];
  /** the next step for most pilots */
  isLead?: true;
}

const done = (text: string) => ({ text });
const soon = (text: string) => ({ text, isInDevelopment: true as const });

const MONTHLY = 'AUD per month';

/** Source: specification section 9, Support tiers. */
export const TIERS: readonly Tier[] = [
  { name: 'Free', price: '$0', period: '', benefits: [done('Register for events'), done('See stats')] },
  {
    name: 'Pilot',
    price: '$2',
    period: MONTHLY,
    benefits: [
      done('Profile image'),
      done('Control of handle'),
      done('Public profile'),
      soon('Stats across events'),
      soon('Sponsor links'),
    ],
    isLead: true,
  },
  {
    name: 'Club',
    price: '$12',
    period: MONTHLY,
    benefits: [
      done('Synchronise events from the app'),
      done('Club stats'),
      done('Manage registrations'),
      done('Club profile page'),
      done('Promote club'),
    ],
  },
  {
    name: 'Sponsor',
    price: '$200',
    period: MONTHLY,
    benefits: [soon('Banners and logos'), soon('Sponsored pilot links')],
  },
];
