import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `link-club`. */
export const Dialog = comingLaterDialog({
  title: 'Link to existing club',
  text: 'Joining a club comes later, together with managing clubs.',
});
