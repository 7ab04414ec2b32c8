import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { MAX_REASON, type WireDecision, type WireRuling } from '@holeshot/contract/wire';
import { type Decision, formatWireClock, type RaceDetails, type Ruling } from '@holeshot/domain';
import { usePlatform } from '@holeshot/platform';
import { ActionButton, type Refusal, restoreFocus, TextField, toRefusal } from '@holeshot/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusRefused } from '../objections/focus-refused';
import { Actions, Choices, Failure, Form } from './decide-form.styles';
import type { DeskCase } from './list-cases';

const toWire = (ruling: Ruling): WireRuling =>
  'time' in ruling ? { ...ruling, time: formatWireClock(ruling.time) } : ruling;

interface DecideFormProps {
  deskCase: DeskCase;
  race: RaceDetails;
  choice: Decision;
  choose: (choice: Decision) => void;
  /** the effect of accepting, in words; `null` if a person has to say what happened */
  acceptText: string | null;
  /** of the choice; `null` for a rejection, and while a correction is not complete */
  ruling: Ruling | null;
  /** why the site refused the last decision; cleared by editing the named field */
  refusal: Refusal | null;
  refuse: (refusal: Refusal | null) => void;
  reason: string;
  setReason: (reason: string) => void;
  /** the effects of the choice, and the fields of a correction */
  children: ReactNode;
}

/** Accept, correct or reject, with a reason; it becomes a revision of the race. */
export function DecideForm(props: DecideFormProps) {
  const { deskCase, race, choice, choose, acceptText, ruling, refusal, refuse, reason, setReason, children } =
    props;
  const { client, reload, toast } = usePlatform();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) focusRefused(form.current);
  }, [refusal]);
  // a decided case has no form, so the focus within it would be lost
  useEffect(() => () => queueMicrotask(restoreFocus), []);
  const isRejection = choice === 'rejected';
  const parameter = refusal?.parameter;
  const isAtField = parameter === 'reason' || (choice === 'corrected' && parameter?.startsWith('ruling'));
  const canPublish = reason.trim() !== '' && (isRejection || ruling !== null);

  const publish = async () => {
    refuse(null);
    const decision: WireDecision = {
      decision: choice,
      reason: reason.trim(),
      revision: race.revision.number,
      ...(deskCase.objectionId === null
        ? { objectionId: null, doubt: deskCase.doubt }
        : { objectionId: deskCase.objectionId, doubt: null }),
      ruling: isRejection || !ruling ? null : toWire(ruling),
    };
    try {
      const path = fillPath(paths.decision, { eventId: race.eventId, raceId: race.id });
      await client.send('POST', path, decision);
      setReason('');
      toast(isRejection ? 'The race stays as it is' : `Revision ${race.revision.number + 1} is published`);
    } catch (error) {
      refuse(toRefusal(error));
    }
    // also after a failure, because somebody else may have decided the case
    await reload();
  };

  const options: { value: Decision; title: string; text: string; isOff?: boolean }[] = [
    {
      value: 'accepted',
      title: 'Accept',
      text: acceptText ?? 'say under Correct what happened',
      isOff: acceptText === null,
    },
    { value: 'corrected', title: 'Correct', text: 'another time, crossing or pilot' },
    { value: 'rejected', title: 'Reject', text: 'leave it as it is' },
  ];
  return (
    <Form ref={form} onSubmit={(event) => event.preventDefault()} aria-label="Decision">
      <Choices role="radiogroup" aria-label="Decision">
        {options.map(({ value, title, text, isOff = false }) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={choice === value}
              disabled={isOff}
              onChange={() => choose(value)}
            />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </label>
        ))}
      </Choices>
      {children}
      <TextField
        id={`${id}reason`}
        title="Reason"
        desc="Everybody can read it."
        isRequired
        height={76}
        maxLength={MAX_REASON}
        fault={parameter === 'reason' ? refusal?.text : undefined}
        value={reason}
        edit={(text) => {
          setReason(text);
          if (parameter === 'reason') refuse(null);
        }}
      />
      {refusal && !isAtField && <Failure role="alert">{refusal.text}</Failure>}
      <Actions>
        <p>
          {isRejection
            ? 'The race keeps its revision.'
            : `Revision ${race.revision.number + 1} of the race. The pilots concerned are told.`}
        </p>
        <ActionButton $look="primary" type="submit" disabled={!canPublish} act={publish}>
          {isRejection ? 'Reject' : `Publish revision ${race.revision.number + 1}`}
        </ActionButton>
      </Actions>
    </Form>
  );
}
