import type { FastifyPluginAsync } from 'fastify';
import { publishTokenRoutes } from './builds/publish/routes';
import { calendarRoutes } from './features/calendar/routes';
import { careerRoutes } from './features/career/routes';
import { statsRoutes } from './features/career/stats-routes';
import { channelRoutes } from './features/channels/routes';
import { claimRoutes } from './features/claims/claims';
import { clubAppRoutes } from './features/club-app/routes';
import { clubRoutes } from './features/clubs/routes';
import { eventHistoryRoutes } from './features/event-history/routes';
import { eventPartRoutes } from './features/events/part-routes';
import { eventRoutes } from './features/events/routes';
import { historyRoutes } from './features/history/routes';
import { layoutRoutes } from './features/layouts/routes';
import { liveRoutes } from './features/live/routes';
import { liveNowRoutes } from './features/live-now/routes';
import { joiningRoutes } from './features/managing/joining-routes';
import { ownForms } from './features/managing/own-forms';
import { managingRoutes } from './features/managing/routes';
import { pilotCalendarRoutes } from './features/my-day/calendar-routes';
import { myDayRoutes } from './features/my-day/routes';
import { objectionRoutes } from './features/objections/routes';
import { pilotNameRoutes } from './features/pilot-names/routes';
import { raceRoutes } from './features/races/routes';
import { rankingRoutes } from './features/rankings/routes';
import { recordRoutes } from './features/records/routes';
import { registrationRoutes } from './features/registrations/routes';
import { releaseRoutes } from './features/releases/routes';
import { reportRoutes } from './features/reports/routes';
import { searchRoutes } from './features/search/routes';
import { seasonRoutes } from './features/seasons/routes';
import { sharingRoutes } from './features/sharing/routes';
import { summaryRoutes } from './features/summaries/routes';
import { supporterRoutes } from './features/supporters/routes';
import { syncRoutes } from './features/sync/routes';
import { uploadRoutes } from './features/sync/upload-routes';
import { timeZoneRoutes } from './features/time-zones/routes';
import { videoRoutes } from './features/videos/routes';

/** Features that need nothing but the instance. A test checks that they answer every call of the contract. */
export const FEATURES: readonly FastifyPluginAsync[] = [
  calendarRoutes,
  channelRoutes,
  claimRoutes,
  clubAppRoutes,
  clubRoutes,
  eventRoutes,
  eventHistoryRoutes,
  historyRoutes,
  joiningRoutes,
  liveRoutes,
  managingRoutes,
  myDayRoutes,
  objectionRoutes,
  ownForms,
  pilotCalendarRoutes,
  eventPartRoutes,
  publishTokenRoutes,
  pilotNameRoutes,
  raceRoutes,
  registrationRoutes,
  releaseRoutes,
  reportRoutes,
  searchRoutes,
  seasonRoutes,
  sharingRoutes,
  statsRoutes,
  careerRoutes,
  layoutRoutes,
  recordRoutes,
  rankingRoutes,
  liveNowRoutes,
  summaryRoutes,
  supporterRoutes,
  syncRoutes,
  timeZoneRoutes,
  uploadRoutes,
  videoRoutes,
];
