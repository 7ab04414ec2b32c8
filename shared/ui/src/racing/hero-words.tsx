import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, PHONE } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { ClubLogo } from '../media/club-logo';
import { PilotPhoto } from '../media/pilot-photo';

const Host = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 12px;
  min-height: 44px;
  margin-bottom: 10px;
  font-weight: 600;
  font-size: 17px;
  > :is(img, svg) {
    box-shadow: 0 0 0 1.5px currentColor;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface HeroHostProps {
  href: string;
  club: { id: number; name: string; logoUrl: string | null; primaryColor: string | null };
  /** before the name */
  children?: ReactNode;
}

/** The hosting club, above the title of a `HeroPanel`. */
export const HeroHost = ({ href, club, children }: HeroHostProps) => (
  <Host to={href}>
    <ClubLogo club={club} size={38} />
    {children}
    {club.name}
  </Host>
);

/** The title of a `HeroPanel`. */
export const HeroTitle = styled.h1`
  font-size: 46px;
  line-height: 1.02;
  overflow-wrap: anywhere;
  @media (max-width: 1019px) {
    font-size: 36px;
  }
  ${PHONE} {
    font-size: 32px;
  }
`;

/** Facts in one line, below the title of a `HeroPanel`. */
export const HeroLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin-top: 10px;
  font-size: 18px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

/** Buttons of a `HeroPanel`, and content beside them. */
export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-top: 18px;
`;

/** A button link with the page's background, readable on any club's colour. */
export const HeroButton = styled(ButtonLink)`
  background: var(--bg);
  border-color: var(--bg);
`;

const Winner = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  > span {
    min-width: 0;
    line-height: 1.2;
  }
  b {
    display: block;
    overflow: hidden;
    font-size: 28px;
    line-height: 1.1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: 16px;
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

interface HeroWinnerProps {
  href: string;
  pilot: { name: string; photoUrl: string | null };
  /** of the pilot, or of everybody who shares the place */
  names: string;
  /** such as `75.48, by 2.09` */
  result: string;
}

/** The winner of an event. */
export const HeroWinner = ({ href, pilot, names, result }: HeroWinnerProps) => (
  <Winner to={href}>
    <PilotPhoto url={pilot.photoUrl} name={pilot.name} size={64} />
    <span>
      <small>Won by</small>
      <b dir="auto">{names}</b>
      <small>{result}</small>
    </span>
  </Winner>
);

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  margin-top: auto;
  padding-top: 18px;
  dt {
    font-size: 15px;
  }
  dd {
    font-size: 24px;
    font-weight: 700;
    line-height: 1.15;
    small {
      margin-left: 5px;
      font-size: 16px;
      font-weight: 500;
    }
  }
`;

export interface HeroFact {
  label: string;
  value: string;
  /** beside the value */
  note?: ReactNode;
}

/** Figures at the foot of a `HeroPanel`. */
export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Facts>
  );
}
