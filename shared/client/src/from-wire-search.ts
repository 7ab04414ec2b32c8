import type * as wire from '@holeshot/contract/wire';
import { parseClock, parseEventType } from '@holeshot/domain';
import { toClubRef, toEventListItem } from './from-wire-events';
import type { PilotByName, PilotHit, PilotList, SearchResults } from './search-records';

const toClub = ({ ID, Name }: { ID: number; Name: string }): { id: number; name: string } => ({
  id: ID,
  name: Name,
});

const toPilotHit = (row: wire.WirePilotHit): PilotHit => ({
  name: row.Name,
  handle: row.Handle,
  photoUrl: row.PhotoURL,
  club: row.Club && toClub(row.Club),
  eventCount: row.Events,
  bestLapSeconds: row.BestLap,
});

const toRaceHit = (row: wire.WireRaceHit): SearchResults['races']['rows'][number] => ({
  id: row.RaceID,
  eventId: row.EventID,
  eventName: row.EventName,
  roundNumber: row.RoundNumber,
  raceNumber: row.RaceNumber,
  eventType: parseEventType(row.Type),
  start: parseClock(row.Start),
  pilot: row.Pilot,
  channel: row.Channel && { label: row.Channel.Label, color: row.Channel.Color },
  position: row.Position,
  dnf: row.DNF,
  flownCount: row.Flown,
  raceSeconds: row.RaceTime,
  lapCount: row.LapCount ?? null,
  gapSeconds: row.Gap,
});

/** Maps the reply of a search; used by `from-wire.ts`. */
export const toSearchResults = (row: wire.WireSearch): SearchResults => ({
  isNearest: row.IsNearest,
  pilots: { total: row.Pilots.Total, rows: row.Pilots.Rows.map(toPilotHit) },
  races: { total: row.Races.Total, rows: row.Races.Rows.map(toRaceHit), pilot: row.Races.Pilot },
  events: { total: row.Events.Total, rows: row.Events.Rows.map(toEventListItem) },
  clubs: {
    total: row.Clubs.Total,
    rows: row.Clubs.Rows.map((club) => ({
      ...toClubRef(club),
      address: club.Address,
      eventsThisYear: club.EventsThisYear,
    })),
  },
  tracks: {
    total: row.Tracks.Total,
    rows: row.Tracks.Rows.map(({ Name, Event, Events }) => ({
      name: Name,
      event: toEventListItem(Event),
      eventCount: Events,
    })),
  },
});

export const toPilotList = (row: wire.WirePilotList): PilotList => ({
  total: row.Total,
  withoutAccount: row.WithoutAccount,
  page: row.Page,
  pages: row.Pages,
  letters: row.Letters,
  clubs: row.Clubs.map(toClub),
  rows: row.Rows.map((pilot) => ({
    ...toPilotHit(pilot),
    club: toClub(pilot.Club),
    lastEvent: pilot.LastEvent && toEventListItem(pilot.LastEvent),
    lastRank: pilot.LastRank,
    lastRanked: pilot.LastRanked,
    clubBestLapSeconds: pilot.ClubBestLap,
  })),
});

export const toPilotByName = (row: wire.WirePilotByName): PilotByName => ({
  name: row.Name,
  club: toClub(row.Club),
  photoUrl: row.PhotoURL,
  handle: row.Handle,
  events: row.Events.map((flown) => ({
    event: toEventListItem(flown.Event),
    pilotId: flown.PilotID,
    isOver: flown.IsOver,
    rank: flown.Rank,
    ranked: flown.Ranked,
    bestLapSeconds: flown.BestLap,
    bestLapRaceId: flown.BestLapRaceID,
    eventBestSeconds: flown.EventBestLap,
    raceCount: flown.Races,
    winCount: flown.RacesWon,
  })),
  bestLapSeconds: row.BestLap,
  clubBestLapSeconds: row.ClubBestLap,
  lapPlace: row.LapPlace,
  lapPlaces: row.LapPlaces,
  holeshotSeconds: row.Holeshot,
  clubHoleshotSeconds: row.ClubHoleshot,
  holeshotEvent: row.HoleshotEvent,
  otherClubs: row.OtherClubs.map(toClub),
});
