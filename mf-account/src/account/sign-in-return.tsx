import { fillPath } from '@holeshot/client';
import { accountHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { buttonLook, Column, EmptyView, ScriptedButton, Section } from '@holeshot/ui';
import { PleaseWait } from '../leaving/please-wait';
import { Stopped } from '../leaving/stopped';
import { useCallThenLeave } from '../leaving/use-call-then-leave';

/** A plain link: the sign-in leaves the site's pages. */
const SignInLink = styled.a<{ $look: 'primary' }>`
  ${buttonLook}
`;

/** Back from the provider with a code, which signs in. */
export function SigningIn({ code, state }: { code: string; state: string }) {
  const path = `${fillPath(paths.signInCode, { code })}?state=${encodeURIComponent(state)}`;
  const { failure } = useCallThenLeave(path, accountHref());
  return failure === null ? <PleaseWait text="Signing you in…" /> : <NotSignedIn text={failure} />;
}

/** Back from the provider without a code. */
export const Refused = ({ isByVisitor }: { isByVisitor: boolean }) => (
  <NotSignedIn
    text={
      isByVisitor
        ? 'You did not allow the sign-in at Patreon.'
        : 'Patreon could not sign you in. That is often over in a minute.'
    }
  />
);

/** A code works once, so that the next try starts at the provider. */
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

/** What a visitor sees in place of an account. */
export function SignInNeeded() {
  const { openDialog } = usePlatform();
  return (
    <Column>
      <Section heading="Your Account" level={1} isFirst>
        <EmptyView
          title="You are not signed in"
          text="Log in to see your account, the events you registered for, and those you flew in."
          action={
            <ScriptedButton $look="primary" onClick={() => openDialog('login')}>
              Login
            </ScriptedButton>
          }
        />
      </Section>
    </Column>
  );
}
