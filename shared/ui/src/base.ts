/*
 * What the shell itself shows, and the map's libraries: the shell provides this module, so that no remote brings it
 * along again. Everything else of the interface comes with the build that uses it.
 */
export { Button, ButtonLink, buttonLook } from './button';
export { Column } from './column';
export { Dialog } from './dialog';
export { openLiveMap } from './map/open-live-map';
export { Mark } from './mark';
export { Note, NoteActions, NoteLine } from './note';
export { PilotPhoto } from './pilot-photo';
export { Muted, Prose, TextLink, underlined } from './text';
export { COLORS, FONT_FAMILY, PHONE, WIDE } from './tokens';
export { VisuallyHidden, visuallyHidden } from './visually-hidden';
