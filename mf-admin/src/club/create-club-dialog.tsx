import { manageClubHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { type DialogProps, useNavigate } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `create-club`, for people with the Club tier who manage no club. Navigates to the new one. */
export function Dialog({ close }: DialogProps) {
  const navigate = useNavigate();
  return (
    <PropertyEditor
      title="Create your club"
      path={paths.ownClubProperties}
      close={close}
      onSaved={() => navigate(manageClubHref())}
    />
  );
}
