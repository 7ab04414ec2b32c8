import { comingLaterPage } from '@holeshot/ui';

export const page = comingLaterPage({
  heading: 'Manage Club / Events',
  text: 'The properties of your club and all its events will be here, once club managers can sign in.',
});
