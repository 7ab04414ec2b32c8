import { styled } from '@holeshot/platform';
import {
  Bests,
  ChannelTag,
  COLORS,
  FigureGrid,
  GapLineDrawing,
  layOutGapLine,
  PilotName,
  PodiumPlace,
  RegisterButton,
  TimeBar,
  TimeCell,
  TrackDrawing,
} from '@holeshot/ui';
import type { Examples } from '../room-page';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const GAPS = layOutGapLine(
  [0, 0.4, 2.1, 5].map((gapSeconds) => ({ gapSeconds, lapsDown: gapSeconds === 5 ? 1 : 0 })),
);
const CHANNELS = [
  { label: 'R1', color: '#FF0000' },
  { label: 'R4', color: '#FFFF00' },
  { label: 'F8', color: '#0000FF' },
  { label: 'R7', color: '#00FFFF' },
];
const TIMES = [29.87, 31.2, 31.9, 33.4, 36.1];
const RACE = { href: '/racing', label: '2-4', title: 'Race 2-4' };

export const racing: Examples = {
  FigureGrid: (
    <FigureGrid>
      {['Best lap', 'Best 3 laps', 'Race time', 'Holeshot', 'Points'].map((label, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{TIMES[index] ?? '–'}</dd>
          <dd>{index + 1}. of 5</dd>
        </div>
      ))}
    </FigureGrid>
  ),
  Bests: (
    <Bests
      bests={[
        {
          label: '1 Lap',
          seconds: 29.87,
          pilotName: 'Magpie',
          source: '2-4',
          href: '/racing',
          field: TIMES,
        },
        {
          label: 'Race Time',
          seconds: 118.02,
          pilotName: 'Kestrel',
          source: '3-1',
          href: '/racing',
          field: [118.02, 121],
        },
      ]}
    />
  ),
  ChannelTag: (
    <Row>
      <ChannelTag label="R1" color="#FF0000" />
      <ChannelTag label="R4" color="#FFFF00" />
      <ChannelTag label="F8" color="#0000FF" large />
    </Row>
  ),
  GapLineDrawing: (
    <GapLineDrawing
      tags={GAPS.tags.map((tag, index) => ({
        ...tag,
        id: String(index),
        channel: CHANNELS[index],
        isMarked: index === 2,
      }))}
      marks={GAPS.marks}
      levels={2}
      label="Gaps: R1 leads, R4 +0.40, F8 +2.10, R7 -1 lap"
    />
  ),
  PilotName: <PilotName name="Kestrel" href="/racing" />,
  PodiumPlace: (
    <PodiumPlace
      href="/racing"
      pilot={{ rank: 1, name: 'Kestrel', photoUrl: null }}
      figures={{ result: '90 points', gap: '', more: '77.27' }}
      basis="by points"
    />
  ),
  TimeCell: <TimeCell seconds={31.2} gapSeconds={1.33} share={0.3} source={RACE} />,
  TimeBar: (
    <>
      <TimeBar isBest share={0} />
      <TimeBar isBest={false} share={0.4} />
    </>
  ),
  TrackDrawing: (
    <svg width="100%" viewBox="0 0 620 300" role="img" aria-label="A track">
      <TrackDrawing seed="catalogue" fill={COLORS.s1} width={620} height={300} />
    </svg>
  ),
  RegisterButton: (
    <Row>
      <RegisterButton event={{ id: '1', name: 'Winter Open', isRegisterOpen: true }} />
      <RegisterButton
        event={{ id: '2', name: 'Summer Open', isRegisterOpen: true }}
        label="Join waiting list"
        look="outline"
      />
    </Row>
  ),
};
