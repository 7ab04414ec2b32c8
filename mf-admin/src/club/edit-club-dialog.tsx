import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `edit-club`. */
export const Dialog = comingLaterDialog({
  title: 'Edit Club',
  text: 'Editing the club comes later, together with managing clubs.',
});
