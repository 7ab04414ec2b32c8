import { siteNow } from '@holeshot/client';
import { MAX_QUESTIONS, MAX_WORDS, type WireQuestion } from '@holeshot/contract/wire';
import { formatWireClock, type Guid, type ObjectionReason, ruleRace, toRuling } from '@holeshot/domain';
import { usePlatform, useSession } from '@holeshot/platform';
import { ActionButton, Button, type KeptQuestion, TextField } from '@holeshot/ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { createNameLookup } from '../event-pilots/event-pilot';
import { parseMoment } from '../objections/clock-text';
import { CrossingsAxis } from '../objections/crossings-axis';
import { focusRefused } from '../objections/focus-refused';
import { type Axis, layOutAxis } from '../objections/lay-out-axis';
import { acceptedText } from './accepted-text';
import { CodeField } from './code-field';
import { LapChoice } from './lap-choice';
import type { QuestionData } from './load-question';
import { MomentChoice } from './moment-choice';
import { findOddLap, listOwnLaps } from './own-laps';
import { Closing, Form } from './question.styles';
import { type QuestionDraft, toDraft } from './question-draft';
import { useRefusal } from './use-refusal';

const REASONS: Record<ObjectionReason, string> = {
  missing: 'It is two laps, a crossing is missing',
  time: 'The time is wrong',
  'not-mine': 'That crossing wasn’t mine',
};

interface QuestionFormProps {
  data: QuestionData;
  pilotId: Guid;
  /** a question that waits in this browser or was refused; fills the fields */
  kept: KeptQuestion | null;
  send: (question: WireQuestion) => Promise<void>;
}

/** The form for a question: lap, reason, moment and words. Shows the effects of an acceptance before it is sent. */
export function QuestionForm({ data, pilotId, kept, send }: QuestionFormProps) {
  const { event, race, pilots, channels, usual, flown, streams } = data;
  const { user } = useSession();
  const { openDialog } = usePlatform();
  const laps = useMemo(() => listOwnLaps(race, pilotId, usual[pilotId]?.seconds), [race, pilotId, usual]);
  const odd = useMemo(() => findOddLap(race, { laps, pilotId, usual }), [race, laps, pilotId, usual]);
  const [draft, setDraft] = useState<QuestionDraft>({ ...odd, moment: '', words: '', code: '' });
  const { lap, reason, moment, words, code } = draft;
  const form = useRef<HTMLFormElement>(null);
  /** true while a submit of this form is sent; a kept question that is sent later must not move the focus */
  const hasSent = useRef(false);
  const id = useId();
  const fillIn = useEffectEvent(() => {
    if (kept) setDraft(toDraft(kept.question, race, laps, odd.lap));
  });
  // kept questions are known only after hydration
  const isKept = kept !== null;
  useEffect(() => {
    if (isKept) fillIn();
  }, [isKept]);
  const { refused, findFault, clearRefusal } = useRefusal(kept);
  useEffect(() => {
    if (refused && hasSent.current) focusRefused(form.current);
  }, [refused]);
  /** Changes the draft, and removes the refusal of the changed `parameter`. */
  const edit = (change: Partial<QuestionDraft>, parameter?: keyof WireQuestion) => {
    setDraft((current) => ({ ...current, ...change }));
    if (parameter) clearRefusal(parameter);
  };
  const getName = createNameLookup(pilots);
  const isOwn = user?.claimedPilotIds.includes(pilotId) ?? false;
  const hasVideo = streams.ok && streams.value.length > 0 && reason !== 'not-mine';
  const seconds = hasVideo ? parseMoment(moment) : null;
  const time = seconds === null || race.start === null ? null : race.start + Math.round(seconds * 1_000);
  const detectionId = lap?.detectionId ?? null;
  const ruling = toRuling({ pilotId, detectionId, reason, time });
  const ruled = ruling && ruleRace({ race, event, ruling, newId: 'new', flown }).race;
  const seat = race.pilotChannels.find((one) => one.pilotId === pilotId);
  const isWrongMoment = hasVideo && moment !== '' && seconds === null;
  const fields = ['detectionId', 'words', ...(hasVideo ? ['time'] : []), ...(isOwn ? [] : ['code'])];
  const isAtField = fields.includes(refused?.parameter ?? '');
  const canSend = lap !== undefined && !isWrongMoment && (detectionId !== null || reason === 'missing');

  const submit = async () => {
    const question: WireQuestion = {
      pilotId,
      detectionId,
      reason,
      words: words.trim(),
      time: time === null ? null : formatWireClock(time),
      askedAt: new Date(siteNow()).toISOString(),
      ...(code.trim() && { code: code.trim() }),
    };
    hasSent.current = true;
    await send(question);
    hasSent.current = false;
  };

  return (
    <Form ref={form} onSubmit={(event) => event.preventDefault()} aria-label="Question">
      <LapChoice
        laps={laps}
        lap={lap}
        choose={(one) =>
          edit(
            { lap: one, moment: '', ...(one.detectionId === null && { reason: 'missing' }) },
            'detectionId',
          )
        }
        fault={findFault('detectionId')}
      />
      <fieldset>
        <legend>What is wrong?</legend>
        {Object.entries(REASONS).map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}reason`}
              checked={reason === value}
              disabled={detectionId === null && value !== 'missing'}
              onChange={() => edit({ reason: value as ObjectionReason })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {hasVideo && (
        <MomentChoice
          streams={streams}
          race={race}
          moment={moment}
          lap={lap?.lap ?? null}
          edit={(text) => edit({ moment: text }, 'time')}
          fault={isWrongMoment ? 'Enter minutes and seconds, such as 0:58.4.' : findFault('time')}
        />
      )}
      <CrossingsAxis
        axis={ownAxis(layOutAxis(race, ruled ?? race), pilotId)}
        pilotId={pilotId}
        getName={getName}
        getChannel={() => channels[seat?.channelId ?? '']}
      />
      <TextField
        id={`${id}words`}
        title="In your words"
        desc={`${MAX_WORDS - words.length} of ${MAX_WORDS} characters left. You can leave it out.`}
        height={76}
        maxLength={MAX_WORDS}
        value={words}
        fault={findFault('words')}
        edit={(text) => edit({ words: text }, 'words')}
      />
      {!isOwn && (
        <CodeField value={code} fault={findFault('code')} edit={(text) => edit({ code: text }, 'code')} />
      )}
      <Closing>
        <h2>If accepted</h2>
        <p>
          {ruled
            ? acceptedText(race, ruled, { pilotId, getName })
            : 'What follows depends on the moment that the race director finds in the video.'}
        </p>
        {refused && !isAtField && <p role="alert">{refused.refusal}</p>}
        <ActionButton $look="primary" type="submit" disabled={!canSend} act={submit}>
          Send to the race director
        </ActionButton>
        {!user && (
          <Button type="button" onClick={() => openDialog('login')}>
            Login
          </Button>
        )}
        <p>
          One question at a time, {MAX_QUESTIONS} about a race at most. Everyone sees them and their answers.
          Without network a question is kept and sent later.
        </p>
      </Closing>
    </Form>
  );
}

const ownAxis = (axis: Axis, pilotId: Guid): Axis => ({
  ...axis,
  rows: axis.rows.filter((row) => row.pilotId === pilotId),
});
