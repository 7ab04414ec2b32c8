import {
  Banner,
  ButtonLink,
  ClubLogo,
  Crumbs,
  Detail,
  DetailList,
  FactList,
  Facts,
  Lines,
  RichText,
  Section,
  Tabs,
} from '@holeshot/ui';
import type { Examples } from '../room-page';

const CLUB = { id: 3, name: 'Gravity Goats', logoUrl: null, primaryColor: '#2F6FDE' };

export const layout: Examples = {
  Banner: (
    <Banner
      title="Night Race 4"
      meta="21st November 2026"
      fill="#2F6FDE"
      seed="night-race-4"
      imageUrl={null}
    />
  ),
  'Banner, with a logo and a long title': (
    <Banner
      title="The International Indoor Championship of Very Small Drones, Qualifying and Finals"
      logo={<ClubLogo club={CLUB} size={56} />}
      meta={
        <>
          <span>24 pilots</span>
          <span>4 Laps</span>
        </>
      }
      fill="#FFD23F"
      seed="championship"
      imageUrl={null}
    />
  ),
  Crumbs: (
    <Crumbs
      crumbs={[
        { label: 'Events', href: '/layout?tab=status' },
        { label: 'Night Race 4', href: '/layout' },
      ]}
    />
  ),
  Tabs: (
    <Tabs
      label="Night Race 4"
      open="rounds"
      tabs={[
        { id: 'status', label: 'Quick Status', href: '/layout', isLive: true },
        { id: 'rounds', label: 'Rounds', href: '/layout' },
        { id: 'pilots', label: 'Pilots', href: '/layout', count: 24 },
      ]}
    >
      <p>The open tab.</p>
    </Tabs>
  ),
  Section: (
    <Section heading="Upcoming Events" level={3} aside={<ButtonLink to="/layout">All events</ButtonLink>}>
      <p>A part of a page under its heading.</p>
    </Section>
  ),
  RichText: (
    <RichText html="<h3>Sundays</h3><p>Fly <strong>here</strong>, <em>every</em> week:</p><ul><li>gates</li><li>shade</li></ul>" />
  ),
  'DetailList, Detail': (
    <DetailList $columns="132px 1fr">
      <Detail label="Host">Gravity Goats</Detail>
      <Detail label="Pilots">24</Detail>
    </DetailList>
  ),
  FactList: (
    <FactList>
      <div>
        <dt>Length</dt>
        <dd>2:02.61</dd>
      </div>
    </FactList>
  ),
  Lines: (
    <Lines>
      <li>Night Race 4</li>
      <li>Night Race 5</li>
    </Lines>
  ),
  Facts: (
    <Facts
      facts={[
        { label: 'Wins', value: 3 },
        { label: 'Best lap', value: '31.204' },
      ]}
    />
  ),
};
