import { eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import { formatSeconds, ordinal, pointsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { Muted, PilotName, TextLink, TimeBar } from '@holeshot/ui';
import { PilotChannel } from '../../channels/pilot-channel';
import { raceTitle, shortTitle } from '../../racing/race-names';
import { signedSeconds } from '../../racing/signed-seconds';
import type { DayProps } from './day-props';
import { DayList, DaySection } from './day-section';
import { rangeText } from './start-text';

const Opponents = styled(DayList)`
  grid-template-columns: 38px auto minmax(0, 1fr) auto 56px;
`;

const Results = styled(DayList)`
  grid-template-columns: 34px 40px auto minmax(0, 1fr) 60px 56px;
  > li > svg {
    display: none;
  }
  > li > :nth-child(5) {
    text-align: right;
  }
  b {
    color: var(--t1);
  }
  @media (min-width: 960px) {
    grid-template-columns: 60px 60px 60px minmax(0, 1fr) 90px 90px 90px;
    > li > svg {
      display: block;
    }
  }
`;

const Later = styled(DayList)`
  grid-template-columns: minmax(0, 1fr) auto;
  li > :first-child {
    text-align: left;
  }
`;

/** The other pilots of the race, by best lap. */
export function OpponentList({ day, page, event, getPilot, isOwn }: DayProps) {
  const { ownBestSeconds, opponents } = day;
  if (opponents.length === 0) return null;
  const note =
    ownBestSeconds === null
      ? 'best lap'
      : `best lap, to ${isOwn ? 'your ' : ''}${formatSeconds(ownBestSeconds)}`;
  return (
    <DaySection heading="Against" note={note}>
      <Opponents>
        {opponents.map(({ pilotId, channelId, rank, bestSeconds, gapSeconds }) => (
          <li key={pilotId}>
            <Muted>{rank === null ? '–' : ordinal(rank)}</Muted>
            <PilotChannel channels={page.channels} channelId={channelId} large />
            <PilotName
              name={getPilot(pilotId).name}
              href={pilotInEventHref({ eventId: event.id, pilotId })}
            />
            <b>{formatSeconds(bestSeconds) || '–'}</b>
            <Muted>{gapSeconds === null ? '' : signedSeconds(gapSeconds)}</Muted>
          </li>
        ))}
      </Opponents>
    </DaySection>
  );
}

/** The races after the next one, and rounds that are not drawn yet. */
export function LaterRaces({ day, page, event }: DayProps) {
  const { later, undrawn } = day;
  if (later.length + undrawn.length === 0) return null;
  return (
    <DaySection heading="After it">
      <Later>
        {later.map((race) => (
          <li key={race.id}>
            <SiteLink to={raceHref({ eventId: event.id, raceId: race.id })}>{raceTitle(race)}</SiteLink>
            <span>
              {race.forecast?.range ? rangeText(race.forecast.range) : 'time not known yet'}{' '}
              <PilotChannel
                channels={page.channels}
                channelId={race.pilots.find(({ pilotId }) => pilotId === day.pilotId)?.channelId ?? null}
              />
            </span>
          </li>
        ))}
        {undrawn.map((name) => (
          <li key={name}>
            <b>{name}</b>
            <span>not drawn yet</span>
          </li>
        ))}
      </Later>
    </DaySection>
  );
}

/** The pilot's results at the event, latest first. */
export function OwnResultList({ day, page, event, whose }: DayProps) {
  const { results, total } = day;
  if (results.length === 0) return null;
  return (
    <DaySection heading={`${whose} results`} note={total ? '' : `${results.length} flown`}>
      <Results>
        {results.map((result) => (
          <li key={result.raceId}>
            <SiteLink to={raceHref({ eventId: event.id, raceId: result.raceId })}>
              {shortTitle(result.title)}
            </SiteLink>
            <b>{result.place === null ? 'Out' : ordinal(result.place)}</b>
            <PilotChannel channels={page.channels} channelId={result.channelId} />
            <span>{result.text}</span>
            <Muted>{result.gap}</Muted>
            <TimeBar isBest={result.place === 1} share={result.lostShare} />
            <span>
              {result.points !== null && (
                <>
                  <b>{result.points}</b> pts
                </>
              )}
            </span>
          </li>
        ))}
      </Results>
      {total && (
        <p>
          <b>{pointsText(total.points)}</b>
          {total.rank !== null && `, ${ordinal(total.rank)} of ${total.count}`}
          {total.gapToNext !== null && `, ${total.gapToNext} behind the next`}
        </p>
      )}
    </DaySection>
  );
}

/** The results that the pilot still needs, in one sentence. */
export function OwnNeeds({ page: { needs }, day, event, whose }: DayProps) {
  if (!needs) return null;
  const question = whose === 'Your' ? 'What do I need?' : 'What is needed?';
  return (
    <DaySection heading={question} note={needs.note}>
      <p>
        {needs.text}{' '}
        <TextLink to={`${eventHref({ eventId: event.id, tab: needs.tab })}&pilot=${day.pilotId}`}>
          {needs.tab === 'what-if' ? 'All results and what they give' : 'All best times'}
        </TextLink>
      </p>
    </DaySection>
  );
}
