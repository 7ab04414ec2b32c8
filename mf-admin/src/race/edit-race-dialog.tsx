import { comingLater } from '../coming-later/coming-later';

/** The dialog `edit-race`. */
export const Dialog = comingLater({
  title: 'Edit Race',
  text: 'Editing races comes later, together with managing clubs.',
});
