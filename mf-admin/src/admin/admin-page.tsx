import { comingLaterPage } from '@holeshot/ui';

export const page = comingLaterPage({
  heading: 'Admin',
  text: 'User management, logs, updates and videos will be here, for the administrator of the site.',
});
