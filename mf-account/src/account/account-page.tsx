import { comingLaterPage } from '@holeshot/ui';

export const page = comingLaterPage({
  heading: 'Your Account',
  text: 'Your account, your registered events and the events that match your handle will be here, once pilots can sign in.',
});
