import { clubBanner, clubLogo } from './club-images';
import { DEMO_CLUBS, type DemoClub } from './clubs';
import { type DemoEvent, demoEvent } from './demo-event';
import { type DemoVideo, demoVideos } from './demo-videos';
import { EVENT_PLANS } from './event-plans';
import { type DemoSupporter, type DemoUser, demoSupporters, demoUsers } from './people';
import { type DemoRelease, demoReleases } from './releases';

export interface DemoSeason {
  clubs: (DemoClub & { logoSvg: string; bannerSvg: string | null })[];
  events: DemoEvent[];
  users: DemoUser[];
  supporters: DemoSupporter[];
  releases: DemoRelease[];
  videos: DemoVideo[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * An invented season around `now` (instant, ms): one event is running, others are up to two years in the past and some
 * weeks in the future. The result is the same, byte for byte, at any moment of a minute; only the running event differs
 * between two minutes of one UTC day.
 */
export function buildDemoSeason({ now }: { now: number }): DemoSeason {
  const dayStart = Math.floor(now / DAY_MS) * DAY_MS;
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const events = EVENT_PLANS.map((plan) => demoEvent(plan, { dayStart, minute }));
  return {
    clubs: DEMO_CLUBS.map((club) => ({
      ...club,
      logoSvg: clubLogo(club),
      bannerSvg: club.hasBanner ? clubBanner(club) : null,
    })),
    events,
    users: demoUsers(),
    supporters: demoSupporters(dayStart),
    releases: demoReleases(dayStart),
    videos: events.flatMap(demoVideos),
  };
}
