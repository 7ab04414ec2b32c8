import { comingLater } from '../coming-later/coming-later';

/** The dialog `link-club`. */
export const Dialog = comingLater({
  title: 'Link to existing club',
  text: 'Joining a club comes later, together with managing clubs.',
});
