import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `edit-race`. */
export const Dialog = comingLaterDialog({
  title: 'Edit Race',
  text: 'Editing races comes later, together with managing clubs.',
});
