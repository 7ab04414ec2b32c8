/** Windows such as a phone's that is held sideways, too low for a picture above the rows. */
export const LOW_WINDOW = '@media screen and (min-width: 480px) and (max-height: 480px)';
