import { comingLaterDialog } from '../dialogs/coming-later';

/** The dialog `link-application`. */
export const Dialog = comingLaterDialog({
  title: 'Link to application',
  text: 'Linking the timing app to your club comes later, together with managing clubs.',
});
