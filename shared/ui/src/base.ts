/*
 * The components that the shell uses itself, and the map. The shell provides this module to all remotes. Every build
 * bundles the other components that it uses.
 */
export { Button, ButtonLink, buttonLook } from './controls/button';
export { Dialog } from './dialog/dialog';
export { Note, NoteActions, NoteLine } from './feedback/note';
export { Mark } from './icons';
export { Column } from './layout/column';
export { openLiveMap } from './map/open-live-map';
// for builds of remotes older than 1.1, which import it from here; remove with the next major version
export { PlainPhoto as PilotPhoto } from './media/plain-photo';
export { Muted, Prose, TextLink, underlined } from './styles/text';
export { COLORS, COLORS_BY_THEME, FONT_FAMILY, PHONE, WIDE } from './styles/tokens';
export { VisuallyHidden, visuallyHidden } from './styles/visually-hidden';
