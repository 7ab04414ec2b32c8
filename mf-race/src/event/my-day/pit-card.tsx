import { formatClock, fromInstantMs, ordinal } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { lazyPart, Prose } from '@holeshot/ui';
import { Suspense } from 'react';
import { channelText, frequencyBeside } from '../../channels/channel-display';
import { shortTitle } from '../../racing/race-names';
import type { DayProps } from './day-props';
import type { FieldData } from './field-data';
import type { DayState } from './my-day-data';
import { BigChannel, Body, Card, Facts, Steps } from './pit-card.styles';
import { PlugInPanel } from './plug-in-panel';
import { StartRange } from './start-range';

/** Loaded only during the pilot's race. */
const FlyingNow = lazyPart(
  'The race',
  async () => (await import(/* webpackChunkName: "race-event.my-day-more" */ './flying-now')).FlyingNow,
);

const STEPS: readonly [DayState, string][] = [
  ['battery', 'Battery'],
  ['line', 'To the line'],
  ['flying', 'Flying'],
  ['done', 'Done'],
];

const Big = styled.p`
  font-size: 34px;
  font-weight: 700;
  line-height: 1.1;
`;

/** The card for a pilot at the field: next start, channel, races before it, and whether to plug in. */
export function PitCard({
  event,
  nowMs,
  page,
  day,
  whose,
  getPilot,
  isOwn,
  field,
}: DayProps & { field: FieldData | null }) {
  const { race, plugIn } = day;
  const channel = race && page.channels[race.channelId ?? ''];
  const isStale = field?.isStale ?? false;
  const board = field?.race?.board ?? (page.current?.ok ? page.current.value : null);
  const nowLocal = fromInstantMs(field?.clockMs ?? nowMs, event.timeZone);
  const checkedLocal = field && isStale ? fromInstantMs(field.checkedAtMs, event.timeZone) : nowLocal;
  return (
    <Card $isStale={isStale}>
      <Steps $isStale={isStale} aria-label="Where you are">
        {STEPS.map(([state, label]) => (
          <li key={state} aria-current={state === day.state ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </Steps>
      <Body>
        <Facts>
          <h2>
            {whose}{' '}
            {race ? `${day.state === 'flying' ? 'race' : 'next race'}, ${shortTitle(race.title)}` : 'day'}
          </h2>
          {race && <p>{race.facts}</p>}
          {race && race.channelId === null && <p>No channel yet</p>}
        </Facts>
        {channel && (
          <BigChannel>
            <span>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={channel.color} />
              </svg>
              {channelText(channel)}
            </span>
            {frequencyBeside(channel) !== null && <small>{channel.frequency} MHz</small>}
          </BigChannel>
        )}
        {day.state === 'flying' && board && (
          <Suspense>
            <FlyingNow
              race={board}
              pilotId={day.pilotId}
              nowMs={nowMs}
              timerAheadMs={field?.timerAheadMs ?? 0}
              freshUntilMs={field ? field.checkedAtMs + field.staleAfterMs : Number.POSITIVE_INFINITY}
            />
          </Suspense>
        )}
        {race && day.state !== 'flying' && (
          <StartRange
            day={day}
            race={race}
            nowLocal={nowLocal}
            checkedLocal={checkedLocal}
            isStale={isStale}
            isOwn={isOwn}
          />
        )}
        {!race && <LastResult day={day} />}
      </Body>
      {plugIn && channel && (
        <PlugInPanel
          eventId={event.id}
          plugIn={plugIn}
          channel={channel}
          getPilot={getPilot}
          channels={page.channels}
          staleSince={isStale ? formatClock(checkedLocal) : null}
        />
      )}
    </Card>
  );
}

function LastResult({ day }: Pick<DayProps, 'day'>) {
  const [last] = day.results;
  return (
    <div>
      <Big>
        {last ? `${last.place === null ? 'Out' : ordinal(last.place)} in ${last.title}` : 'Not drawn yet'}
      </Big>
      <Prose>
        {day.undrawn.length > 0
          ? `${day.undrawn[0]} is not drawn yet.`
          : last
            ? 'No further race is drawn.'
            : 'The first race shows here as soon as it is drawn.'}
      </Prose>
    </div>
  );
}
