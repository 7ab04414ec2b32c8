import { newSeasonProperties } from '@holeshot/contract/paths';
import { defineClubEditor } from '../managers-only/managers-only';

/** The dialog `create-season`. */
export const Dialog = defineClubEditor('Create season', newSeasonProperties);
