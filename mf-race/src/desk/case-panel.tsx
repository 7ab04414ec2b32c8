import { raceHistoryHref } from '@holeshot/contract';
import type { Decision, LocalMs, RaceDetails } from '@holeshot/domain';
import { EmptyView, type Refusal, TextLink } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { type ChannelDisplays, findChannelId } from '../channels/channel-display';
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
import type { DeskCase } from './list-cases';
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
  const { deskCase, race, streams } = shown;
  const { event, channels } = data;
  const [choice, setChoice] = useState<Decision>(deskCase.ruling ? 'accepted' : 'corrected');
  const [draft, setDraft] = useState(() => toDraft(deskCase, race));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reason, setReason] = useState('');
  const { connect, moment: video } = useStreamMoment(race.start, streams);
  const edit = (change: Partial<RulingDraft>) => {
    setDraft({ ...draft, ...change });
    setRefusal(null);
  };
  const drafted = useMemo(() => toRuling(draft, race), [draft, race]);
  const ruling = choice === 'accepted' ? deskCase.ruling : choice === 'corrected' ? drafted : null;
  const preview = useMemo(() => previewRuling(data, race, ruling), [data, race, ruling]);
  const isDecided = deskCase.decided !== null;
  const facts = listFacts(deskCase, race, desk.usual[deskCase.pilotId ?? '']);
  return (
    <Panel aria-labelledby="case">
      <CaseHead
        deskCase={deskCase}
        race={race}
        channels={channels}
        timeZone={event.timeZone}
        getRaceName={getRaceName}
        getPilotName={getPilotName}
      />
      <CrossingsAxis
        axis={layOutAxis(race, isDecided ? race : preview.race)}
        pilotId={deskCase.pilotId}
        getName={getPilotName}
        getChannel={(pilotId) => channels[findChannelId(race, pilotId) ?? '']}
      />
      <Evidence>
        <RaceStreams streams={streams} connect={connect} />
        <div>
          <PilotWords
            deskCase={deskCase}
            start={race.start}
            timeZone={event.timeZone}
            getPilotName={getPilotName}
          />
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
      {deskCase.decided ? (
        <>
          <EmptyView
            title={`${DECIDED[deskCase.decided.decision]} by ${deskCase.decided.by}, ${clockText(deskCase.decided.atMs, event.timeZone)}`}
            text={deskCase.decided.answer}
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
          deskCase={deskCase}
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
          acceptText={deskCase.ruling && rulingText(deskCase.ruling, race, getPilotName)}
        >
          {choice === 'corrected' && (
            <>
              <CorrectFields draft={draft} edit={edit} refusal={refusal} race={race} getName={getPilotName} />
              {(draft.kind === 'add' || draft.kind === 'move') && (
                <MomentSteps
                  moment={draft.moment || getMiddle(deskCase, race)}
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

interface CaseHeadProps extends CaseNames {
  deskCase: DeskCase;
  race: RaceDetails;
  channels: ChannelDisplays;
  timeZone: string;
}

/** What is in doubt, of whom and why, and until when objections are open. */
function CaseHead({ deskCase, race, channels, timeZone, getRaceName, getPilotName }: CaseHeadProps) {
  const { title, closesAtMs, decided, pilotId, raceId, figure, what, why } = deskCase;
  return (
    <header>
      <div>
        {title}
        {closesAtMs !== null && !decided && `, open until ${clockText(closesAtMs, timeZone)}`}
        <h2 id="case">
          {pilotId !== null && <PilotChannel channels={channels} channelId={findChannelId(race, pilotId)} />}
          {getPilotName(pilotId)}, {getRaceName(raceId)}
          {figure && `, ${what.toLowerCase()}`}
        </h2>
      </div>
      <p>
        {figure ? <b>{figure}</b> : what} {why}
      </p>
    </header>
  );
}

interface PilotWordsProps extends Pick<CaseNames, 'getPilotName'> {
  deskCase: DeskCase;
  /** of the race */
  start: LocalMs | null;
  timeZone: string;
}

/** What the pilot says; nothing for a doubt of the site's own. */
function PilotWords({ deskCase: { pilotId, question }, start, timeZone, getPilotName }: PilotWordsProps) {
  if (!question) return null;
  const { words, askedAtMs, reason, time } = question;
  return (
    <>
      {words && <blockquote>“{words}”</blockquote>}
      <p>
        {pilotId === null ? '' : getPilotName(pilotId)}, {clockText(askedAtMs, timeZone)}. {REASONS[reason]}
        {time !== null && start !== null && `, points at ${momentText((time - start) / 1_000)}`}.
      </p>
    </>
  );
}
