import { patreonHref } from '@holeshot/contract';
import type { DialogProps } from '@holeshot/platform';
import { Button, ButtonLink, Prose, Dialog as Window } from '@holeshot/ui';

/** The dialog `login` (R5). */
export function Dialog({ close }: DialogProps) {
  return (
    <Window
      title="Login via Patreon"
      close={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <ButtonLink to={patreonHref()} onClick={close}>
            Support tiers
          </ButtonLink>
        </>
      }
    >
      <Prose>
        Memberships and logins are managed through Patreon. Signing in comes later; until then everything that
        is public is open to read without it.
      </Prose>
    </Window>
  );
}
