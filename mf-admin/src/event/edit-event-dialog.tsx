import { comingLater } from '../coming-later/coming-later';

/** The dialog `edit-event`. */
export const Dialog = comingLater({
  title: 'Edit Event',
  text: 'Editing events comes later, together with managing clubs.',
});
