import { formatGap, formatLap, formatSeconds, type Guid } from '@holeshot/domain';
import { styled, useSearchParams } from '@holeshot/platform';
import { ChannelTag, TextLink, useSearchHref } from '@holeshot/ui';
import { useRef, useState } from 'react';
import { type ChannelDisplay, channelText } from '../../channels/channel-display';
import type { MarkedPilots } from '../../follow/use-marked-pilots';
import { type LapGroup, timerSeconds } from '../../racing/race-laps';
import { lapName } from '../../racing/race-names';
import { FormattedTime } from '../../tables/formatted-time';
import { LapStepper } from './lap-stepper';
import { PositionShift } from './position-shift';

const SWIPE = '@media (max-width: 639px)';

const Cards = styled.div`
  /* so that visually hidden text scrolls with the cards */
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(270px, 1fr));
  gap: 24px;
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${SWIPE} {
    display: flex;
    gap: 16px;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
`;

const LapCard = styled.section`
  ${SWIPE} {
    flex: 0 0 86%;
    scroll-snap-align: start;
  }
  h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding-bottom: 6px;
    border-bottom: 1px solid var(--edge);
  }
  small {
    font-size: 14px;
    font-weight: 400;
    color: var(--t3);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 18px 8px minmax(40px, auto) minmax(0, 1fr) minmax(50px, max-content) 46px;
  gap: 6px;
  align-items: center;
  height: 34px;
  border-bottom: 1px solid var(--line);
  ${SWIPE} {
    height: 40px;
  }
  &[data-marked] {
    background: var(--live);
  }
  > :nth-child(4) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :nth-child(n + 5) {
    text-align: right;
    font-weight: 600;
  }
  > :nth-child(6) {
    font-size: 14px;
    font-weight: 400;
    color: var(--t3);
  }
`;

const More = styled.p`
  margin-top: 24px;
`;

interface LapCardsProps {
  groups: readonly LapGroup[];
  getName: (pilotId: Guid) => string;
  getChannel: (pilotId: Guid) => ChannelDisplay | undefined;
  marked: MarkedPilots;
}

/** A race with more laps shows only this many, with a link to all. */
const MAX_CARDS = 24;

/** A card per lap with position, shift, channel, pilot, time and gap (R36). On phones, cards scroll sideways. */
export function LapCards({ groups: allGroups, getName, getChannel, marked }: LapCardsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [search] = useSearchParams();
  const isLong = allGroups.length > MAX_CARDS && search.get('laps') !== 'all';

  const searchHref = useSearchHref();
  const groups = isLong ? allGroups.slice(0, MAX_CARDS) : allGroups;

  const fastestLap = Math.min(
    ...allGroups.filter((group) => group.lapNumber > 0).map((group) => group.fastestSeconds),
  );

  const scrollToCard = (index: number) => {
    const card = strip.current?.children[index];
    if (card instanceof HTMLElement) card.parentElement?.scrollTo({ left: card.offsetLeft - 16 });
  };
  const updateCurrent = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round((scrollLeft / scrollWidth) * groups.length));
  };

  return (
    <>
      <LapStepper
        lapNumbers={groups.map((group) => group.lapNumber)}
        current={current}
        scrollToCard={scrollToCard}
      />
      <Cards ref={strip} onScroll={updateCurrent} role="group" aria-label="Laps" tabIndex={0}>
        {groups.map((group) => (
          <LapCard key={group.lapNumber} aria-label={lapName(group.lapNumber)}>
            <h3>
              {lapName(group.lapNumber)}
              {group.fastestSeconds < Number.POSITIVE_INFINITY && (
                <small>fastest {formatSeconds(group.fastestSeconds)}</small>
              )}
            </h3>
            <ol>
              {group.laps.map((lap) => (
                <LapRow
                  key={lap.pilotId}
                  lap={lap}
                  gap={lap.position === 1 ? '' : formatGap(lap.behindSeconds, group.isFromVideo)}
                  name={getName(lap.pilotId)}
                  channel={getChannel(lap.pilotId)}
                  isOwn={marked.ids.has(lap.pilotId)}
                  isFastest={timerSeconds(lap) === (lap.lapNumber === 0 ? group.fastestSeconds : fastestLap)}
                />
              ))}
            </ol>
          </LapCard>
        ))}
      </Cards>
      {isLong && (
        <More>
          <TextLink to={searchHref({ laps: 'all' })} preventScrollReset replace>
            Show all {allGroups.length} laps
          </TextLink>
        </More>
      )}
    </>
  );
}

interface LapRowProps {
  lap: LapGroup['laps'][number];
  /** to the pilot in front */
  gap: string;
  name: string;
  channel: ChannelDisplay | undefined;
  isOwn: boolean;
  isFastest: boolean;
}

function LapRow({ lap, gap, name, channel, isOwn, isFastest }: LapRowProps) {
  return (
    <Row data-marked={isOwn || undefined}>
      <span>{lap.position}</span>
      <PositionShift shift={lap.shift} />
      {channel ? <ChannelTag label={channelText(channel)} color={channel.color} /> : <span>--</span>}
      <span>{name}</span>
      <span>
        {lap.isFromVideo ? (
          formatLap(lap)
        ) : (
          <FormattedTime seconds={lap.lengthSeconds} isFastest={isFastest} />
        )}
      </span>
      <span>{gap}</span>
    </Row>
  );
}
