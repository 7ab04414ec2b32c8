import { formatClock, fromInstantMs, hasDayBegun } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Column, DataAge, EmptyView, PHONE, Prose, Section, StaleNote, TextLink } from '@holeshot/ui';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import type { FollowData } from '../../live/follow-data';
import { EventCrumbs } from '../../page/event-crumbs';
import { shortTitle } from '../../racing/race-names';
import { type FieldData, useFieldData } from '../my-day/field-data';
import { ClashNote } from './clash-note';
import type { PowerData } from './load-power';
import { PowerAxis } from './power-axis';
import { countsText, toPowerBoard } from './power-board';
import { powerHref } from './power-href';
import { PowerLists } from './power-lists';
import { type PowerProps, PowerScreen } from './power-screen';
import { PowerTable } from './power-table';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 4px 24px;
  padding: 6px 0 14px;
  p {
    margin-top: 3px;
    color: var(--t2);
    font-size: 17px;
  }
`;

const Advice = styled(Prose)`
  margin-top: 16px;
`;

/** A limit above the spacing of the channels makes nearly every pair a clash. */
const MAX_NOTES = 4;

/** Hidden on phones, which are no screens for a field. */
const Aside = styled.span`
  ${PHONE} {
    display: none;
  }
`;

/** The hot, waiting and free channels (R141): `/event/{id}/power`, with `?screen=1` for a screen at the field. */
export function PowerView({ data }: { data: PowerData }) {
  return data.follow ? (
    <FollowedPower data={data} follow={data.follow} />
  ) : (
    <Power data={data} field={null} />
  );
}

function FollowedPower({ data, follow }: { data: PowerData; follow: FollowData }) {
  const field = useFieldData({ event: data.event, follow, nowMs: data.nowMs, isKept: data.isKept });
  return <Power data={data} field={field} />;
}

function Power({ data, field }: { data: PowerData; field: FieldData | null }) {
  // after the event, its data says nothing about the air
  const isStale = field?.isStale ?? true;
  const board = toPowerBoard(data.input, isStale);
  const props = { data, board, field, isStale, getPilot: createPilotLookup(data.pilots) };
  const View = data.isScreen ? PowerScreen : PowerPageView;
  return <View {...props} title={getTitle(data, field)} />;
}

function getTitle({ current, event, nowMs }: PowerData, field: FieldData | null): string {
  if (!field)
    return event.isClosed || hasDayBegun(event, nowMs) ? 'The event is over' : 'The event has not begun';
  if (field.isStale) return `No data since ${formatClock(fromInstantMs(field.checkedAtMs, event.timeZone))}`;
  return current ? `${current.title} is flying` : 'Nobody is flying';
}

function PowerPageView({ data, board, title, field, isStale, getPilot }: PowerProps) {
  const { event, channels, current, input } = data;
  const context = { channels, getPilot };
  return (
    <Column>
      <EventCrumbs event={event} below={[{ label: 'Safe to power', href: powerHref(event.id) }]} />
      <Head>
        <div>
          <h1>
            {title}
            {board.rows.length > 0 && `: ${countsText(board)}`}
          </h1>
          <p>{event.name}</p>
        </div>
        {field && !field.isKept && <DataAge {...field} />}
      </Head>
      {field?.isStale && !field.isKept && (
        <StaleNote age="No new data." advice="No channel counts as free. Ask the race director." />
      )}
      {board.rows.length === 0 ? (
        <EmptyView
          title="No channels yet"
          text="They appear here as soon as the club sets them or draws a race."
        />
      ) : (
        <>
          <PowerAxis rows={board.rows} channels={channels} limitMhz={input.limitMhz} />
          <PowerLists
            {...context}
            board={board}
            isStale={isStale}
            flying={current ? shortTitle(current.title) : ''}
            next={input.upcoming[0]?.title ?? ''}
          />
          {board.clashes.slice(0, MAX_NOTES).map((clash) => (
            <ClashNote
              key={`${clash.raceId} ${clash.mover.pilotId} ${clash.other.pilotId}`}
              {...context}
              clash={clash}
            />
          ))}
          {board.clashes.length > MAX_NOTES && (
            <Advice>
              Closer than {input.limitMhz} MHz in the next races, too: {board.clashes.length - MAX_NOTES}{' '}
              more.
            </Advice>
          )}
          <Section
            heading="All channels"
            aside={
              <Aside>
                <TextLink to={powerHref(event.id, true)}>Big screen</TextLink>
              </Aside>
            }
          >
            <PowerTable rows={board.rows} {...context} />
          </Section>
          <Advice>
            Advice, worked out from the channel plan, the race that is flying, and {input.limitMhz} MHz
            between channels, as this event asks for. Nobody measures the air here: the race director’s word
            counts.
          </Advice>
        </>
      )}
    </Column>
  );
}
