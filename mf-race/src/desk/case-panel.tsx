import { raceHistoryHref } from '@holeshot/contract';
import type { Decision } from '@holeshot/domain';
import { EmptyView, type Refusal, TextLink } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { findChannelId } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import { clockText, momentText } from '../objections/clock-text';
import { CrossingsAxis } from '../objections/crossings-axis';
import { layOutAxis } from '../objections/lay-out-axis';
import { MomentSteps } from '../objections/moment-steps';
import { DECIDED, REASONS } from '../objections/objection-texts';
import { RaceStreams } from '../streams/race-streams';
import { useStreamMoment } from '../streams/use-stream-moment';
import type { CaseNames } from './case-queue';
import { CorrectFields } from './correct-fields';
import { DecideForm } from './decide-form';
import type { Desk } from './desk.query';
import { Evidence, Panel } from './desk.styles';
import { cutText, EffectsTable } from './effects-table';
import { listFacts } from './list-facts';
import type { DeskData } from './load-desk';
import { previewRuling } from './preview-ruling';
import { getMiddle, type RulingDraft, toDraft, toRuling } from './ruling-draft';
import { rulingText } from './ruling-text';

interface CasePanelProps extends CaseNames {
  data: DeskData;
  desk: Desk;
  shown: NonNullable<DeskData['shown']>;
}

/** One case: the crossings of the race, the pilot's words and the stream, and the decision with its effects. */
export function CasePanel({ data, desk, shown, getRaceName, getPilotName }: CasePanelProps) {
  const { one, race, streams } = shown;
  const { event, channels } = data;
  const [choice, setChoice] = useState<Decision>(one.ruling ? 'accepted' : 'corrected');
  const [draft, setDraft] = useState(() => toDraft(one, race));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reason, setReason] = useState('');
  const { connect, moment: video } = useStreamMoment(race.start, streams);
  const edit = (change: Partial<RulingDraft>) => {
    setDraft({ ...draft, ...change });
    setRefusal(null);
  };
  const drafted = useMemo(() => toRuling(draft, race), [draft, race]);
  const ruling = choice === 'accepted' ? one.ruling : choice === 'corrected' ? drafted : null;
  const preview = useMemo(() => previewRuling(data, race, ruling), [data, race, ruling]);
  const isDecided = one.decided !== null;
  const facts = listFacts(one, race, desk.usual[one.pilotId ?? '']);
  return (
    <Panel aria-labelledby="case">
      <header>
        <div>
          {one.title}
          {one.closesAtMs !== null &&
            !isDecided &&
            `, open until ${clockText(one.closesAtMs, event.timeZone)}`}
          <h2 id="case">
            {one.pilotId !== null && (
              <PilotChannel channels={channels} channelId={findChannelId(race, one.pilotId)} />
            )}
            {getPilotName(one.pilotId)}, {getRaceName(one.raceId)}
            {one.figure && `, ${one.what.toLowerCase()}`}
          </h2>
        </div>
        <p>
          {one.figure ? <b>{one.figure}</b> : one.what} {one.why}
        </p>
      </header>
      <CrossingsAxis
        axis={layOutAxis(race, isDecided ? race : preview.race)}
        pilotId={one.pilotId}
        getName={getPilotName}
        getChannel={(pilotId) => channels[findChannelId(race, pilotId) ?? '']}
      />
      <Evidence>
        <RaceStreams streams={streams} connect={connect} />
        <div>
          {one.question && (
            <>
              {one.question.words && <blockquote>“{one.question.words}”</blockquote>}
              <p>
                {one.pilotId === null ? '' : getPilotName(one.pilotId)},{' '}
                {clockText(one.question.askedAtMs, event.timeZone)}. {REASONS[one.question.reason]}
                {one.question.time !== null &&
                  race.start !== null &&
                  `, points at ${momentText((one.question.time - race.start) / 1_000)}`}
                .
              </p>
            </>
          )}
          {facts.length > 0 && (
            <ul>
              {facts.map(({ text, value }) => (
                <li key={text}>
                  {text}
                  <b>{value}</b>
                </li>
              ))}
            </ul>
          )}
          {streams.ok && streams.value.length === 0 && <p>No stream covers this race.</p>}
        </div>
      </Evidence>
      {one.decided ? (
        <>
          <EmptyView
            title={`${DECIDED[one.decided.decision]} by ${one.decided.by}, ${clockText(one.decided.atMs, event.timeZone)}`}
            text={one.decided.answer}
            action={
              <TextLink to={raceHistoryHref({ eventId: event.id, raceId: race.id })}>
                History of the race
              </TextLink>
            }
          />
          {reason !== '' && (
            <p role="status">Somebody else was faster, so your reason is not published: “{reason}”</p>
          )}
        </>
      ) : (
        <DecideForm
          one={one}
          race={race}
          choice={choice}
          ruling={ruling}
          refusal={refusal}
          reason={reason}
          setReason={setReason}
          refuse={setRefusal}
          choose={(next) => {
            setChoice(next);
            setRefusal(null);
          }}
          acceptText={one.ruling && rulingText(one.ruling, race, getPilotName)}
        >
          {choice === 'corrected' && (
            <>
              <CorrectFields draft={draft} edit={edit} refusal={refusal} race={race} getName={getPilotName} />
              {(draft.kind === 'add' || draft.kind === 'move') && (
                <MomentSteps
                  moment={draft.moment || getMiddle(one, race)}
                  isProposed={draft.moment === ''}
                  start={race.start}
                  step={(moment) => edit({ moment })}
                  video={video}
                />
              )}
            </>
          )}
          {choice !== 'rejected' && (
            <>
              <EffectsTable effects={preview.effects} event={preview.event} getName={getPilotName} />
              <p>{[cutText(preview.event, getPilotName), ...preview.notes].filter(Boolean).join(' ')}</p>
            </>
          )}
        </DecideForm>
      )}
    </Panel>
  );
}
