import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, useSession } from '@holeshot/platform';
import { buttonLook, Column, Note, NoteActions, NoteLine, Section, SignedOutView } from '@holeshot/ui';
import { PleaseWait } from '../leaving/please-wait';
import { Stopped } from '../leaving/stopped';
import { useCallThenLeave } from '../leaving/use-call-then-leave';
import { takeHrefAfterSignIn } from '../leaving/wanted-event';

/** A plain link: the sign-in leaves the site's pages. */
const SignInLink = styled.a<{ $look: 'primary' }>`
  ${buttonLook}
`;

/** The page after the provider returned a code, which signs the person in. */
export function SigningIn({ code, state }: { code: string; state: string }) {
  const path = `${fillPath(paths.signInCode, { code })}?state=${encodeURIComponent(state)}`;
  const { failure } = useCallThenLeave(path, takeHrefAfterSignIn);
  return failure === null ? <PleaseWait text="Signing you in…" /> : <NotSignedIn text={failure} />;
}

/** The page after the provider returned no code. */
export const Refused = ({ isByVisitor }: { isByVisitor: boolean }) => (
  <NotSignedIn
    text={
      isByVisitor
        ? 'You did not allow the sign-in at Patreon.'
        : 'Patreon could not sign you in. That is often over in a minute.'
    }
  />
);

/** A code works only once, so that a retry starts at the provider. */
function NotSignedIn({ text }: { text: string }) {
  const { link } = useSession();
  return (
    <Stopped title="You are not signed in" text={text}>
      <SignInLink $look="primary" href={link}>
        Try again
      </SignInLink>
    </Stopped>
  );
}

/** The page for the first admin, at the address that the site printed when it started (R6). */
export function SettingUp({ code }: { code: string }) {
  const { link } = useSession();
  return (
    <Column>
      <Note title="Become the admin of this site" icon="empty" level={1}>
        <NoteLine>
          Whoever signs in from here first becomes the admin, who looks after people, clubs, rollouts and
          logs. This address works once.
        </NoteLine>
        <NoteActions>
          <SignInLink $look="primary" href={`${link}?setup=${encodeURIComponent(code)}`}>
            Continue to Patreon
          </SignInLink>
        </NoteActions>
      </Note>
    </Column>
  );
}

/** The account page of a visitor. */
export const SignInNeeded = () => (
  <Column>
    <Section heading="Your Account" level={1} isFirst>
      <SignedOutView text="Log in to see your account, the events you registered for, and those you flew in." />
    </Section>
  </Column>
);
