import { raceHistoryHref } from '@holeshot/contract';
import type { Decision } from '@holeshot/domain';
import { TextLink } from '@holeshot/ui';
import { createNameLookup } from '../event-pilots/event-pilot';
import { clockText, momentText } from '../objections/clock-text';
import type { Objection } from '../objections/objections.query';
import { reasonText } from '../objections/reason-text';
import { lapName } from '../racing/race-names';
import type { QuestionData } from './load-question';
import { Asked } from './question.styles';

const DECIDED: Record<Decision, string> = {
  accepted: 'Accepted',
  corrected: 'Corrected',
  rejected: 'Rejected',
};

interface AskedQuestionsProps {
  objections: readonly Objection[];
  data: QuestionData;
}

/** What was asked about the race, with the answers. */
export function AskedQuestions({ objections, data: { event, race, pilots } }: AskedQuestionsProps) {
  if (objections.length === 0) return null;
  const nameOf = createNameLookup(pilots);
  const time = (atMs: number) => clockText(atMs, event.timeZone);
  return (
    <Asked aria-label="Questions">
      {objections.map(({ id, pilotId, lap, reason, time: moment, words, askedAtMs, decided }) => (
        <li key={id} {...(decided ? {} : { 'data-open': true })}>
          <b>
            {decided ? DECIDED[decided.decision] : 'Waiting for the race director'}: {nameOf(pilotId ?? '')}
            {lap && `, ${lapName(lap.number).toLowerCase()}`}
          </b>
          <p>
            {askedAtMs !== null && `Asked at ${time(askedAtMs)}. `}
            {reason && `${reasonText(reason)}.`}
            {moment !== null && race.start !== null && ` At ${momentText((moment - race.start) / 1_000)}.`}
            {words && ` “${words}”`}
          </p>
          {decided && (
            <p>
              {decided.answer} By {decided.by}, {time(decided.atMs)}
              {decided.revision !== null && (
                <>
                  ,{' '}
                  <TextLink to={raceHistoryHref({ eventId: event.id, raceId: race.id })}>
                    revision {decided.revision}
                  </TextLink>
                </>
              )}
              .
            </p>
          )}
        </li>
      ))}
    </Asked>
  );
}
