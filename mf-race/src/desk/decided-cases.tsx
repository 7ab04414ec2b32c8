import { questionHref, raceHref } from '@holeshot/contract';
import { TextLink } from '@holeshot/ui';
import { clockText } from '../objections/clock-text';
import type { CaseNames } from './case-queue';
import type { Desk } from './desk.query';
import { PartList } from './desk.styles';
import type { DeskCase } from './list-cases';

interface DecidedCasesProps extends CaseNames {
  cases: readonly DeskCase[];
  eventId: string;
}

const revisionText = (revision: number | null): string => (revision === null ? '' : `, Revision ${revision}`);

/** The decided cases of the event, with reasons. */
export function DecidedCases({ cases, eventId, getRaceName, getPilotName }: DecidedCasesProps) {
  if (cases.length === 0) return null;
  return (
    <PartList aria-label="Decided">
      <h2>
        Decided <small>each with its reason</small>
      </h2>
      <ul>
        {cases.map(({ key, raceId, pilotId, decided, title }) => (
          <li key={key}>
            <TextLink
              to={
                pilotId === null ? raceHref({ eventId, raceId }) : questionHref({ eventId, raceId, pilotId })
              }
            >
              {getPilotName(pilotId)}
            </TextLink>
            <span>{getRaceName(raceId)}</span>
            <b>{decided?.decision}</b>
            <small>
              {title}. {decided?.answer}
              {revisionText(decided?.revision ?? null)}
            </small>
          </li>
        ))}
      </ul>
    </PartList>
  );
}

interface OpenRacesProps extends Pick<CaseNames, 'getRaceName'> {
  desk: Desk;
  timeZone: string;
}

/** The races whose results are open for objections, and until when. */
export function OpenRaces({ desk, timeZone, getRaceName }: OpenRacesProps) {
  if (desk.open.length === 0) return null;
  return (
    <PartList aria-label="Open for objections">
      <h2>Open for objections</h2>
      <ul>
        {desk.open.map(({ raceId, untilMs }) => (
          <li key={raceId}>
            <span>{getRaceName(raceId)}</span>
            <span />
            <b>until {clockText(untilMs, timeZone)}</b>
          </li>
        ))}
      </ul>
    </PartList>
  );
}

/** The code that a race director shows to pilots without an account. */
export const EventCode = ({ code }: { code: string }) => (
  <PartList aria-label="Code of the event">
    <h2>
      Code of the event <small>for pilots without an account</small>
    </h2>
    <p>{code}</p>
  </PartList>
);
