import { AtAddress } from '@holeshot/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { Banner } from './banner';
import { Bests } from './bests';
import { ChannelTag } from './channel-tag';
import { ClubLogo } from './club-logo';
import { Loader } from './loader';
import { Mark } from './mark';
import { PilotPhoto } from './pilot-photo';
import { Skeleton, SkeletonRows } from './skeleton';
import { Tabs } from './tabs';
import { TimeCell } from './time-cell';

const source = { href: '/event/1/race/2', label: '3·1', title: 'Round 3, Race 1' };

const page = (
  <AtAddress>
    <Mark />
    <Banner title="Winter Series" meta="20 pilots" fill="#0E5A52" seed="event-1" imageUrl={null} />
    <Banner title="Winter Series" meta="20 pilots" fill="#FFD400" seed="event-1" imageUrl="/files/1.png" />
    {[0, 1, 2, 3].map((id) => (
      <ClubLogo key={id} club={{ id, name: 'Saltbush FPV', logoUrl: null, primaryColor: null }} />
    ))}
    <PilotPhoto url={null} />
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

test('what the server writes has no style attributes: the policy forbids them', () => {
  expect(renderToStaticMarkup(page)).not.toMatch(/\sstyle=/);
});

test('the server writes the same twice', () => {
  expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page));
});
