import type * as wire from '@holeshot/contract/wire';
import {
  type Club,
  type ClubRef,
  type EventListItem,
  parseClock,
  parseEventType,
  resultStateText,
  stateAt,
} from '@holeshot/domain';
import { toResults } from './from-wire-races';
import { siteNow } from './site-clock';

export const toClubRef = (row: wire.WireClubRef): ClubRef => ({
  id: row.ID,
  name: row.Name,
  logoUrl: row.LogoUrl,
  primaryColor: row.PrimaryColor,
});

export const toClub = (row: wire.WireClub): Club => ({
  ...toClubRef(row),
  visible: row.Visible,
  bannerUrl: row.BannerUrl,
  textColor: row.TextColor,
  latitude: row.Latitude,
  longitude: row.Longitude,
  address: row.Address,
  timeZone: row.Timezone,
});

/** The fields that an event has in a list and on its own. */
export const toEventBase = (row: Omit<wire.WireEventListItem, 'Club'>): Omit<EventListItem, 'club'> => ({
  id: row.ID,
  name: row.Name,
  eventType: parseEventType(row.EventType),
  start: parseClock(row.Start),
  end: parseClock(row.End),
  timeZone: row.TimeZone,
  pilotCount: row.PilotCount,
  canRegister: row.CanRegister,
  isClosed: row.Closed ?? false,
  isFull: row.Full ?? false,
});

/** The state now: a reply may be a minute old. */
function getResultsText(row: wire.WireResults, timeZone: string): string {
  const results = toResults(row);
  return resultStateText({ ...results, state: stateAt(results, siteNow()) }, timeZone);
}

export const toEventListItem = (row: wire.WireEventListItem): EventListItem => ({
  ...toEventBase(row),
  club: toClubRef(row.Club),
  ...(row.Results && { resultsText: getResultsText(row.Results, row.TimeZone) }),
});
