import { questionHref, raceHref } from '@holeshot/contract';
import { MAX_QUESTIONS } from '@holeshot/contract/wire';
import { SiteLink, useSearchParams } from '@holeshot/platform';
import { Column, EmptyView, type KeptQuestion, restoreFocus, TextLink, useSearchHref } from '@holeshot/ui';
import { useEffect } from 'react';
import { PilotChannel } from '../channels/pilot-channel';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { EventFollower } from '../live/event-follower';
import { AskedQuestions } from '../objections/asked-questions';
import { clockText } from '../objections/clock-text';
import { listFollowed } from '../objections/list-followed';
import { EventCrumbs } from '../page/event-crumbs';
import { raceTitle } from '../racing/race-names';
import { useResultState } from '../revision/use-result-state';
import { StreamPlayerProvider } from '../streams/stream-player';
import type { QuestionData } from './load-question';
import { Head, Kept, PilotLinks } from './question.styles';
import { QuestionForm } from './question-form';
import { TimeLeft } from './time-left';
import { useSendQuestion } from './use-send-question';
import { WithdrawQuestion } from './withdraw-question';

/** The form with which a pilot questions a lap, and the public questions and answers. */
export function QuestionView({ data }: { data: QuestionData }) {
  const { event, race, pilots, objections, readAtMs } = data;
  const [search] = useSearchParams();
  const linked = pilots.find(({ id }) => id === search.get('pilot'));
  const ids = { eventId: event.id, raceId: race.id };
  const { own } = useMarkedPilots(pilots);
  const pilotId = linked?.id ?? own?.id ?? null;
  const state = useResultState(race.resultState, readAtMs);
  const title = raceTitle(race);
  const shown = pilotId === null ? objections : objections.filter((one) => one.pilotId === pilotId);
  const isOpen = state === 'provisional';
  const isAsked = pilotId !== null && shown.some(({ decided }) => decided === null);
  const canAsk = isOpen && pilotId !== null && !isAsked && shown.length < MAX_QUESTIONS;
  const { kept, send } = useSendQuestion({ ...ids, pilotId }, objections);
  return (
    <Column>
      <EventCrumbs
        event={event}
        below={[
          { label: title, href: raceHref(ids) },
          { label: 'Question a lap', href: questionHref(ids) },
        ]}
      />
      <Head>
        <h1 tabIndex={-1}>Question a lap</h1>
        <p>
          {title}, {event.name}
        </p>
      </Head>
      {isOpen && race.resultState?.until != null && race.end !== null && (
        <TimeLeft
          until={race.resultState.until}
          end={race.end}
          timeZone={event.timeZone}
          readAtMs={readAtMs}
        />
      )}
      {kept && <KeptNote kept={kept} timeZone={event.timeZone} hasForm={canAsk} />}
      <AskedQuestions objections={shown} event={event} race={race} pilots={pilots} />
      {isAsked && <WithdrawQuestion {...ids} pilotId={pilotId} />}
      {!isOpen && (
        <EmptyView
          title={state === 'live' ? 'The race is not over' : 'The time for objections is over'}
          text={
            state === 'live'
              ? 'Its laps can be questioned once it has ended.'
              : 'Results are final. What was asked in time is decided by the race director.'
          }
          action={<TextLink to={raceHref(ids)}>Show the race</TextLink>}
        />
      )}
      {isOpen && pilotId === null && <ChoosePilot data={data} />}
      {isOpen && pilotId !== null && !isAsked && !canAsk && (
        <EmptyView
          title={`Questioned ${MAX_QUESTIONS} times`}
          text="A pilot cannot question a race more often."
          action={<TextLink to={raceHref(ids)}>Show the race</TextLink>}
        />
      )}
      {canAsk && (
        <StreamPlayerProvider race={race} streams={data.streams}>
          <QuestionForm key={pilotId} data={data} pilotId={pilotId} kept={kept} send={send} />
        </StreamPlayerProvider>
      )}
      {linked && shown.length < objections.length && (
        <p>
          <TextLink to={questionHref(ids)}>All questions about this race</TextLink>
        </p>
      )}
      <EventFollower event={event} follow={listFollowed(event.id, race.id)} readAtMs={readAtMs} />
    </Column>
  );
}

interface KeptNoteProps {
  kept: KeptQuestion;
  timeZone: string;
  hasForm: boolean;
}

/** The state of a question that was asked without network. The form displays the refusal itself. */
function KeptNote({ kept: { question, refusal }, timeZone, hasForm }: KeptNoteProps) {
  const asked = clockText(Date.parse(question.askedAt), timeZone);
  if (refusal !== null) return hasForm ? null : <Kept role="alert">{refusal}</Kept>;
  return (
    <Kept role="status">
      Kept on this phone, and sent as of {asked} once there is network and a page of the site is open.
    </Kept>
  );
}

/** For visitors who are not signed in as one of the pilots. */
function ChoosePilot({ data: { race, pilots, channels } }: { data: QuestionData }) {
  const searchHref = useSearchHref();
  // a choice removes the link that has the focus
  useEffect(() => restoreFocus, []);
  const getPilot = createPilotLookup(pilots);
  return (
    <PilotLinks aria-labelledby="who">
      <h2 id="who">Who are you?</h2>
      {race.pilotChannels.map(({ pilotId, channelId }) => (
        <SiteLink key={pilotId} to={searchHref({ pilot: pilotId })}>
          <PilotChannel channels={channels} channelId={channelId} />
          {getPilot(pilotId).name}
        </SiteLink>
      ))}
    </PilotLinks>
  );
}
