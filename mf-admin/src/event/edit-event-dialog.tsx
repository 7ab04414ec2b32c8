import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `edit-event`. */
export const Dialog = comingLaterDialog({
  title: 'Edit Event',
  text: 'Editing events comes later, together with managing clubs.',
});
