import { type Guid, racesText } from '@holeshot/domain';
import { css, styled } from '@holeshot/platform';
import { Muted, PHONE, Section, visuallyHidden } from '@holeshot/ui';
import { Suspense } from 'react';
import type { PilotLookup } from '../../event-pilots/event-pilot';
import type { MarkedPilots } from '../../follow/use-marked-pilots';
import { RaceCard } from '../../race-card/race-card';
import type { RaceCardData } from '../../race-card/race-card-data';
import type { EventWithoutClub } from '../tabs/tab';
import { FollowedCard } from './lazy-followed-card';
import type { RoundSectionData, RoundsData } from './rounds-data';
import { sectionAnchor } from './section-anchor';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px 24px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 980px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* aligns card headers with the taller header of the race in progress */
  @media (min-width: 640px) {
    &:has([data-running]) header {
      align-items: flex-end;
      min-height: 50px;
    }
  }
`;

/** On phones, the chip of the first round replaces its heading. */
const hiddenOnPhones = css`
  ${PHONE} {
    > section {
      margin-top: 12px;
    }
    > section > :first-child {
      ${visuallyHidden}
    }
  }
`;

/** Links to a section scroll it to just below the sticky bars. */
const Anchor = styled.div<{ $isNamedByChip: boolean }>`
  scroll-margin-top: 152px;
  ${({ $isNamedByChip }) => $isNamedByChip && hiddenOnPhones}
`;

const EmptyRounds = styled.p`
  margin-top: 32px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  color: var(--t2);
`;

interface RoundSectionsProps {
  event: EventWithoutClub;
  getPilot: PilotLookup;
  rounds: RoundsData;
  marked: MarkedPilots;
  /** shows only the races of this pilot */
  chosenId?: Guid;
  /** when the data was loaded, ms */
  nowMs: number;
  /** the first section is at the top of the tab */
  isFirst?: boolean;
  /** chips above name the first round, so that phones hide its heading */
  hasChips?: boolean;
}

/** One section per round, with its races as cards; the race in progress is ranked live. */
export function RoundSections({
  rounds: { sections, emptyRounds, channels, running },
  isFirst = false,
  hasChips = false,
  ...rest
}: RoundSectionsProps) {
  const { event, getPilot, marked, chosenId, nowMs } = rest;
  const getCard = (race: RaceCardData) => {
    const card = { eventId: event.id, race, getPilot, channels, marked, ...(chosenId ? { chosenId } : {}) };
    if (running?.id !== race.id) return <RaceCard key={race.id} {...card} />;
    return (
      <Suspense key={race.id} fallback={<RaceCard {...card} />}>
        <FollowedCard {...card} loaded={running} nowMs={nowMs} />
      </Suspense>
    );
  };
  return (
    <>
      {sections.map(({ id, heading, races }, index) => (
        <Anchor key={id} id={sectionAnchor(id)} $isNamedByChip={hasChips && index === 0}>
          <Section
            heading={heading}
            aside={<Muted>{flownText(races)}</Muted>}
            isFirst={isFirst && index === 0}
          >
            <Cards>{races.map(getCard)}</Cards>
          </Section>
        </Anchor>
      ))}
      {!chosenId &&
        emptyRounds.map((headings) => <EmptyRounds key={headings[0]}>{emptyText(headings)}</EmptyRounds>)}
    </>
  );
}

/** `Round 13 to Round 23 have no pilots yet` */
function emptyText(headings: readonly string[]): string {
  const [first, last] = [headings[0], headings.at(-1)];
  return headings.length === 1 ? `${first} has no pilots yet` : `${first} to ${last} have no pilots yet`;
}

/** `3 races`, `1 of 3 races flown` */
function flownText(races: RoundSectionData['races']): string {
  const flown = races.filter(({ state }) => state === 'finished').length;
  const all = racesText(races.length);
  return flown === 0 || flown === races.length ? all : `${flown} of ${all} flown`;
}
