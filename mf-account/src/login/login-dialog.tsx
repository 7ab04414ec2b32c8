import { EXTERNAL_LINKS, patreonHref } from '@holeshot/contract';
import { type DialogProps, ExternalLink, styled, useSession } from '@holeshot/platform';
import { buttonLook, Drawer, Prose, TextLink, underlined } from '@holeshot/ui';

/** Where an account at the provider of memberships is made. */
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

/** The dialog `login` (R5). */
export function Dialog({ close }: DialogProps) {
  const { link } = useSession();
  return (
    <Drawer title="Login via Patreon" close={close}>
      <Words>
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
      <SignIn $look="primary" href={link}>
        Continue to Patreon
      </SignIn>
      <SignUp $look="outline" href={PROVIDER_SIGN_UP} label="Create a Patreon account" />
      <Support>
        <ExternalLink href={EXTERNAL_LINKS.support} label="Support the project" />
      </Support>
    </Drawer>
  );
}
