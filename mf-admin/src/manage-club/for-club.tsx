import { VisuallyHidden } from '@holeshot/ui';

/** A heading that every club has: screen readers hear of which one it is. */
export const ForClub = ({ what, clubName }: { what: string; clubName: string }) => (
  <>
    {what} <VisuallyHidden>of {clubName}</VisuallyHidden>
  </>
);
