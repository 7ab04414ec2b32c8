import type { RaceDetails } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE, type Refusal, SelectField, StringField } from '@holeshot/ui';
import { useId } from 'react';
import { momentText, parseMoment } from '../objections/clock-text';
import { listCrossings, type RulingDraft } from './ruling-draft';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 14px 16px;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const KINDS = [
  { value: 'add', name: 'A crossing is missing' },
  { value: 'discount', name: 'A crossing does not count' },
  { value: 'count', name: 'A crossing counts' },
  { value: 'move', name: 'A crossing was at another time' },
  { value: 'reassign', name: "A crossing was another pilot's" },
];

interface CorrectFieldsProps {
  draft: RulingDraft;
  edit: (change: Partial<RulingDraft>) => void;
  race: RaceDetails;
  getName: (pilotId: string) => string;
  refusal: Refusal | null;
}

/** The race director's correction: which crossing, whose, and when. */
export function CorrectFields({ draft, edit, race, getName, refusal }: CorrectFieldsProps) {
  const id = useId();
  const findFault = (parameter: string) => (refusal?.parameter === parameter ? refusal.text : undefined);
  const { kind, moment } = draft;
  const hasMoment = kind === 'add' || kind === 'move';
  const crossings = listCrossings(race, kind);
  const isListed = crossings.some(({ id: listedId }) => listedId === draft.detectionId);
  return (
    <Fields>
      <SelectField
        id={`${id}kind`}
        title="What happened"
        fault={findFault('ruling')}
        value={kind}
        options={KINDS}
        edit={(value) => edit({ kind: value as RulingDraft['kind'] })}
      />
      {kind !== 'add' && (
        <SelectField
          id={`${id}crossing`}
          title="Crossing"
          fault={findFault('ruling/detectionId')}
          value={isListed ? draft.detectionId : ''}
          none="Choose a crossing"
          options={crossings.map(({ id: value, pilotId, time }) => ({
            value,
            name: `${pilotId === null ? 'Nobody' : getName(pilotId)}, ${momentText((time - (race.start ?? 0)) / 1_000)}`,
          }))}
          edit={(detectionId) => edit({ detectionId })}
        />
      )}
      {(kind === 'add' || kind === 'reassign') && (
        <SelectField
          id={`${id}pilot`}
          title={kind === 'add' ? 'Pilot' : 'Whose it was'}
          fault={findFault('ruling/pilotId')}
          value={draft.pilotId}
          options={race.pilotChannels.map(({ pilotId }) => ({ value: pilotId, name: getName(pilotId) }))}
          edit={(pilotId) => edit({ pilotId })}
        />
      )}
      {hasMoment && (
        <StringField
          id={`${id}moment`}
          title="When, since the start"
          desc="As the video shows it, such as 0:58.4."
          value={moment}
          fault={
            moment !== '' && parseMoment(moment) === null
              ? 'Enter minutes and seconds.'
              : findFault('ruling/time')
          }
          edit={(value) => edit({ moment: value })}
        />
      )}
    </Fields>
  );
}
