import { clubProperties } from '@holeshot/contract/paths';
import { defineClubEditor } from '../managers-only/managers-only';

/** The dialog `edit-club`. */
export const Dialog = defineClubEditor('Edit Club', clubProperties);
