import { ageText, Column, StaleNote } from '@holeshot/ui';

/** Says how old the data is while the server cannot get newer data. */
export const OldDataNote = ({ ageSeconds }: { ageSeconds: number }) => (
  <Column>
    <StaleNote
      age={`Data ${ageText(ageSeconds * 1_000)} old.`}
      advice="The site cannot reach newer data right now."
    />
  </Column>
);
