import { useSession } from '@holeshot/platform';
import { StringField } from '@holeshot/ui';
import { useId } from 'react';

interface CodeFieldProps {
  value: string;
  fault?: string | undefined;
  edit: (code: string) => void;
}

/** The code of the event, for those who did not claim the pilot (R165). */
export function CodeField(props: CodeFieldProps) {
  const { user } = useSession();
  return (
    <StringField
      id={useId()}
      title="Code from the race director"
      desc={
        user
          ? 'Needed unless you claimed this pilot.'
          : 'The race director shows it. Or sign in as this pilot.'
      }
      {...props}
    />
  );
}
