import { styled } from '@holeshot/platform';
import type { RacePilots } from '../../event-pilots/race-pilots';
import type { PowerBoard } from './power-board';
import { labelFrom } from './power-lists';
import { PowerShape } from './power-shape';

const Note = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 14px;
  margin-top: 16px;
  padding: 12px 16px;
  border: 1px solid var(--amber);
  border-radius: 6px;
  color: var(--t2);
  font-size: 17px;
  line-height: 1.35;
  b {
    display: block;
    color: var(--t1);
    font-size: 18px;
  }
`;

/** Two pilots of an upcoming race whose channels are too close, and the channels that are free. */
export function ClashNote({
  clash,
  channels,
  getPilot,
}: RacePilots & { clash: PowerBoard['clashes'][number] }) {
  const { mover, other } = clash;
  return (
    <Note>
      <PowerShape state="wait" size={32} />
      <span>
        <b>
          Race {clash.title}: {labelFrom(channels, mover.channel.id)} and{' '}
          {labelFrom(channels, other.channel.id)} are too close, {clash.distanceMhz} MHz apart.{' '}
          {clash.neededMhz} are needed.
        </b>
        {getPilot(mover.pilotId).name} ({labelFrom(channels, mover.channel.id)}) and{' '}
        {getPilot(other.pilotId).name} ({labelFrom(channels, other.channel.id)}) would spoil each other’s
        picture. {freeText(clash.free.map(({ id }) => labelFrom(channels, id)))}
      </span>
    </Note>
  );
}

/** `R3 and R6 are free in this race.` */
export function freeText(labels: readonly string[]): string {
  if (labels.length === 0) return 'No other channel of the event would do.';
  return `${labels.join(' and ')} ${labels.length === 1 ? 'is' : 'are'} free in this race.`;
}
