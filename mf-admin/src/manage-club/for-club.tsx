import { VisuallyHidden } from '@holeshot/ui';

/** A heading that every club has; screen readers also read the club's name. */
export const ForClub = ({ what, clubName }: { what: string; clubName: string }) => (
  <>
    {what} <VisuallyHidden>of {clubName}</VisuallyHidden>
  </>
);
