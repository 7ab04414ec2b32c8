import { comingLater } from '../coming-later/coming-later';

/** The dialog `edit-club`. */
export const Dialog = comingLater({
  title: 'Edit Club',
  text: 'Editing the club comes later, together with managing clubs.',
});
