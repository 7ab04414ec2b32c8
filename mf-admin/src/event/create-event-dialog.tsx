import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `create-event`. */
export const Dialog = comingLaterDialog({
  title: 'Create Event',
  text: 'Creating events comes later, together with managing clubs.',
});
