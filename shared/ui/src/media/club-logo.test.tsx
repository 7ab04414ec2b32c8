import { render } from '@testing-library/react';
import { ClubLogo } from './club-logo';

test.each([
  ['Saltbush FPV', 'SF'],
  ['saltbush', 'SA'],
  ['Dune 🚁 Flyers', 'D🚁'],
  ['🚁🏁', '🚁🏁'],
  ['', ''],
])('the logo of a club called “%s” shows %s', (name, initials) => {
  const club = { id: 7, name, logoUrl: null, primaryColor: null };
  const { container } = render(<ClubLogo club={club} />);
  expect(container.querySelector('text')?.textContent).toBe(initials);
});
