import { comingLaterPage } from '@holeshot/ui';

export const page = comingLaterPage({
  heading: 'Log out',
  text: 'Nobody is signed in yet: signing in, and out again, comes later.',
});
