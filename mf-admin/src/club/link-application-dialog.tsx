import { comingLater } from '../coming-later/coming-later';

/** The dialog `link-application`. */
export const Dialog = comingLater({
  title: 'Link to application',
  text: 'Linking the timing app to your club comes later, together with managing clubs.',
});
