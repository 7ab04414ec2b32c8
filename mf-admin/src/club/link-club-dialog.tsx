import * as paths from '@holeshot/contract/paths';
import { type DialogProps, usePlatform } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `link-club`: asks the managers of the club whose code is entered. */
export function Dialog({ close }: DialogProps) {
  const { toast } = usePlatform();
  return (
    <PropertyEditor
      title="Link to existing club"
      path={paths.clubLinkProperties}
      close={close}
      onSaved={() => toast('You asked the club. A manager decides; your account shows it until then.')}
    />
  );
}
