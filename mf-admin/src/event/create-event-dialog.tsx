import { newEventProperties } from '@holeshot/contract/paths';
import { defineClubEditor } from '../managers-only/managers-only';

/** The dialog `create-event`. */
export const Dialog = defineClubEditor('Create Event', newEventProperties);
