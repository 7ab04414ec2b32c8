import { AtAddress } from '@holeshot/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { Loader } from './feedback/loader';
import { Skeleton, SkeletonRows } from './feedback/skeleton';
import { Mark } from './icons';
import { Banner } from './layout/banner';
import { Tabs } from './layout/tabs';
import { ClubLogo } from './media/club-logo';
import { PilotPhoto } from './media/pilot-photo';
import { Bests } from './racing/bests';
import { ChannelTag } from './racing/channel-tag';
import { TimeCell } from './racing/time-cell';

const source = { href: '/event/1/race/2', label: '3·1', title: 'Round 3, Race 1' };

const page = (
  <AtAddress>
    <Mark />
    <Banner title="Winter Series" meta="20 pilots" fill="#0E5A52" seed="event-1" imageUrl={null} />
    <Banner title="Winter Series" meta="20 pilots" fill="#FFD400" seed="event-1" imageUrl="/files/1.png" />
    {[0, 1, 2, 3].map((id) => (
      <ClubLogo key={id} club={{ id, name: 'Saltbush FPV', logoUrl: null, primaryColor: null }} />
    ))}
    <PilotPhoto url={null} name="Kestrel" />
    <ChannelTag label="R1" color="#FF0000" />
    <Tabs label="Event" open="a" tabs={[{ id: 'a', label: 'A', href: '?tab=a', isLive: true, count: 3 }]}>
      <TimeCell seconds={24.99} gapSeconds={0} share={0} source={source} />
      <TimeCell seconds={25.38} gapSeconds={0.39} share={0.25} source={source} />
    </Tabs>
    <Bests
      bests={[
        { label: '1 Lap', seconds: 24.99, pilotName: 'Kestrel', source: 'Round 3', href: '/', field: [0, 1] },
      ]}
    />
    <Skeleton label="table">
      <SkeletonRows rows={2} />
    </Skeleton>
    <Loader what="graph" />
  </AtAddress>
);

test('server markup has no style attributes, which the security policy forbids', () => {
  expect(renderToStaticMarkup(page)).not.toMatch(/\sstyle=/);
});

test('server markup is deterministic', () => {
  expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page));
});
