import type { FastestLaps as Laps } from '@holeshot/client';
import { homeHref, raceHref } from '@holeshot/contract';
import { formatGap, formatMonth, formatSeconds, ordinal, raceTitle } from '@holeshot/domain';
import { SiteLink, styled, useNavigate } from '@holeshot/platform';
import { barShare, PHONE, PilotPhoto, TimeBar } from '@holeshot/ui';
import { ClubChoice } from '../club-choice';
import { HomeList, HomeSection } from './home-list';

/** As high as the neighbouring next events. */
const ROWS = 5;

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px 34px minmax(0, 1.2fr) 52px 56px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 54px;
  border-bottom: 1px solid var(--line);
  font-size: 17px;
  font-weight: 600;
  > small {
    color: var(--t2);
    font-size: 15px;
    font-weight: 400;
    &[data-fastest] {
      color: var(--red-t);
      font-weight: 600;
    }
  }
  > a {
    display: inline-block;
    padding: 4px 0;
    font-size: 18px;
    text-align: right;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${PHONE} {
    grid-template-columns: 28px 34px minmax(0, 1fr) auto 52px;
    > :last-child {
      display: none;
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** `November`; with its year unless it is the current one, and a remark unless it is the current month. */
function getHeading({ year, month }: NonNullable<Laps['month']>, now: string): string {
  const name = formatMonth(Date.UTC(year, month - 1));
  const isPresent = now === `${year}-${String(month).padStart(2, '0')}`;
  const when = now.startsWith(`${year}-`) ? name : `${name} ${year}`;
  return `Fastest laps of ${when}${isPresent ? '' : ', the last month with laps'}`;
}

interface FastestLapsProps {
  laps: Laps;
  /** the current month, `2026-11` */
  month: string;
}

/** The fastest laps of the newest month at one club, which the visitor can choose. */
export function FastestLaps({ laps: { month, clubId, clubs, rows }, month: now }: FastestLapsProps) {
  const navigate = useNavigate();
  if (!month || rows.length === 0) return null;
  const best = rows[0]?.seconds ?? 0;
  const shown = rows.slice(0, ROWS);
  const range = { best, slow: shown.at(-1)?.seconds ?? best };
  return (
    <HomeSection
      heading={getHeading(month, now)}
      aside={
        <ClubChoice
          action={homeHref()}
          clubs={clubs}
          chosenId={clubId}
          onChoose={(id) => navigate(`${homeHref()}?club=${id}`, { preventScrollReset: true })}
        />
      }
    >
      <HomeList>
        {shown.map(({ pilot, seconds, event, race }) => (
          <Row key={pilot.id}>
            <small>{ordinal(1 + rows.filter((other) => other.seconds < seconds).length)}</small>
            <PilotPhoto url={pilot.photoUrl} name={pilot.name} size={34} />
            <Name dir="auto">{pilot.name}</Name>
            <SiteLink
              to={raceHref({ eventId: event.id, raceId: race.id })}
              title={`${raceTitle(race)}, ${event.name}`}
            >
              {formatSeconds(seconds)}
            </SiteLink>
            <small data-fastest={seconds === best || undefined}>
              {seconds === best ? 'fastest' : formatGap(seconds - best)}
            </small>
            <TimeBar isBest={seconds === best} share={barShare(range, seconds)} />
          </Row>
        ))}
      </HomeList>
    </HomeSection>
  );
}
