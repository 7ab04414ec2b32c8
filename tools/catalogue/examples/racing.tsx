import { eventCourse } from '@holeshot/domain';
import {
  Bests,
  ChannelTag,
  COLORS,
  FigureGrid,
  HeroActions,
  HeroButton,
  HeroFacts,
  HeroHost,
  HeroLine,
  HeroPanel,
  HeroTitle,
  HeroWinner,
  LiveTrack,
  PilotName,
  PodiumPlace,
  RegisterButton,
  TimeBar,
  TimeCell,
  TrackDrawing,
  TrackHero,
} from '@holeshot/ui';
import type { Examples } from '../room-page';
import { Row } from './row';

const TRACK = eventCourse('catalogue', null);
const CLUB = { id: 1, name: 'Saltbush FPV', logoUrl: null, primaryColor: '#0E5A4F' };
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
  HeroPanel: (
    <HeroPanel
      fill="#0E5A4F"
      picture={<TrackHero {...TRACK} fill="#0E5A4F" hasNumbers label="A track with gates" isFlown />}
    >
      <HeroHost href="/racing" club={CLUB} />
      <HeroTitle>Winter Series 3</HeroTitle>
      <HeroLine>21st November 2026</HeroLine>
      <HeroActions>
        <HeroWinner
          href="/racing"
          pilot={{ name: 'Kestrel', photoUrl: null }}
          names="Kestrel"
          result="75.48, by 2.09"
        />
        <HeroButton to="/racing">Results</HeroButton>
      </HeroActions>
      <HeroFacts facts={[{ label: 'Best of the day', value: '24.31', note: 'Magpie' }]} />
    </HeroPanel>
  ),
  LiveTrack: (
    <HeroPanel
      fill="#0E5A4F"
      picture={
        <LiveTrack
          {...TRACK}
          fill="#0E5A4F"
          nowMs={0}
          pilots={CHANNELS.map((channel, index) => ({
            id: channel.label,
            channel,
            isMarked: index === 1,
            lapSeconds: 20,
            sinceMs: Date.now() + 5_000 * index,
          }))}
        />
      }
    >
      <HeroTitle as="h2">Flying now</HeroTitle>
    </HeroPanel>
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
        event={{ id: '2', name: 'Summer Open', isRegisterOpen: true, isFull: true }}
        look="outline"
      />
    </Row>
  ),
};
