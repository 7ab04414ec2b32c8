import { comingLater } from '../coming-later/coming-later';

/** The dialog `create-event`. */
export const Dialog = comingLater({
  title: 'Create Event',
  text: 'Creating events comes later, together with managing clubs.',
});
