import { EXTERNAL_LINKS, patreonHref } from '@holeshot/contract';
import { type DialogProps, ExternalLink, styled, useSession } from '@holeshot/platform';
import { buttonLook, Drawer, Prose, TextLink, underlined } from '@holeshot/ui';
import { keepWantedEvent } from '../leaving/wanted-event';

/** The sign-up page of the membership provider. */
const PROVIDER_SIGN_UP = 'https://www.patreon.com/signup';

const Words = styled.div`
  display: grid;
  gap: 12px;
`;

/** A plain link: the sign-in leaves the site's pages. */
const SignIn = styled.a<{ $look: 'primary' }>`
  ${buttonLook}
  && {
    min-height: 52px;
    margin-top: 4px;
    font-size: 18px;
  }
`;

const SignUp = styled(ExternalLink)<{ $look: 'outline' }>`
  ${buttonLook}
`;

const Support = styled(Prose)`
  margin-top: auto;
  a {
    ${underlined}
    display: inline-block;
    padding-block: 8px;
  }
`;

/**
 * The dialog `login` (R5). With `keepsPage` the sign-in opens in a new tab, because the page has unsaved input.
 * `eventId` and `eventName` are the event that the visitor wants to register for.
 */
export function Dialog({ props: { keepsPage, eventId, eventName }, close }: DialogProps) {
  const { link } = useSession();
  const newTab = keepsPage === true && { target: '_blank' };
  return (
    <Drawer title="Login via Patreon" close={close}>
      <Words>
        {typeof eventName === 'string' && (
          <Prose>
            Log in to register for <b>{eventName}</b>.
          </Prose>
        )}
        <Prose>Holeshot uses Patreon to manage memberships and logins.</Prose>
        <Prose>
          There is a free tier. It is enough to register for events. Pilot profiles and club management need
          the matching tier:{' '}
          <TextLink to={patreonHref()} onClick={close}>
            compare the tiers
          </TextLink>
          .
        </Prose>
      </Words>
      {newTab && (
        <Prose>
          The login opens in a new tab. Come back to this one afterwards: what you typed stays here.
        </Prose>
      )}
      <SignIn
        $look="primary"
        href={link}
        onClick={() => keepWantedEvent(typeof eventId === 'string' ? eventId : null)}
        {...newTab}
      >
        Continue to Patreon
      </SignIn>
      <SignUp $look="outline" href={PROVIDER_SIGN_UP} label="Create a Patreon account" />
      <Support>
        <ExternalLink href={EXTERNAL_LINKS.support} label="Support the project" />
      </Support>
    </Drawer>
  );
}
