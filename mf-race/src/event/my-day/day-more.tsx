import { myDayHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { FollowButton } from '../../follow/follow-button';
import { ChoosePilot } from './choose-pilot';
import { DayActions } from './day-actions';
import { LaterRaces, OpponentList, OwnNeeds, OwnResultList } from './day-lists';
import type { DayProps } from './day-props';
import type { TellData } from './tell-data';

export { ChoosePilot, OwnResultList };

const Whose = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  margin-top: 12px;
  color: var(--t2);
  b {
    min-width: 0;
    color: var(--t1);
  }
  @media (min-width: 960px) {
    margin-top: 0;
  }
`;

interface DayMoreProps extends DayProps {
  /** `null` once the event is over */
  tell: TellData | null;
  /** of the pilot */
  name: string;
  isStale: boolean;
}

/** The rest of the page below the card: pilot, notifications, opponents, later races, and needed results. */
export const DayMore = ({ tell, name, isStale, ...props }: DayMoreProps) => (
  <>
    <Whose>
      <b dir="auto">{name}</b>
      <FollowButton name={name} />
      <TextLink to={myDayHref({ eventId: props.event.id })}>Another pilot</TextLink>
    </Whose>
    {tell && <DayActions {...props} tell={tell} name={name} isStale={isStale} />}
    <OpponentList {...props} />
    <LaterRaces {...props} />
    <OwnNeeds {...props} />
  </>
);
