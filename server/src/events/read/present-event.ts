import { hash } from 'node:crypto';
import { EMPTY_GUID } from '@holeshot/contract';
import type { WireClubRef, WireEvent, WireEventListItem } from '@holeshot/contract/wire';
import { type ClubRef, formatWireClock, fromInstantMs, type Guid } from '@holeshot/domain';
import { renderMarkdown } from '@holeshot/domain/markdown';
import type { ListedEvent } from './list-events';
import type { PinnedEvent } from './pinned-event';
import { presentEventResults } from './result-states';
import type { WholeEvent } from './whole-event';

export function presentClubRef(club: ClubRef): WireClubRef {
  return { ID: club.id, Name: club.name, LogoUrl: club.logoUrl, PrimaryColor: club.primaryColor };
}

export function presentEventListItem(event: ListedEvent): WireEventListItem {
  return {
    ID: event.id,
    Name: event.name,
    Club: presentClubRef(event.club),
    Start: formatWireClock(event.start),
    End: formatWireClock(event.end),
    TimeZone: event.timeZone,
    PilotCount: event.pilotCount,
    CanRegister: event.canRegister,
    Closed: event.isClosed,
    Full: event.isFull,
    EventType: event.eventType,
    Results: presentEventResults(event),
  };
}

/** The event as one of its revisions had it (R163). */
export function presentPinnedEvent({ event, revision, newest, hash }: PinnedEvent): WireEvent {
  const { Results: _, ...wire } = presentEvent(event);
  return {
    ...wire,
    Revision: {
      Number: revision.number,
      Newest: newest,
      Hash: hash,
      Who: revision.who,
      Why: revision.why,
      Time: formatWireClock(fromInstantMs(revision.at.getTime(), event.timeZone)),
    },
  };
}

/** A stable id for a channel's assignment to an event; the desktop app has none. */
function assignmentId(eventId: Guid, channelId: Guid): Guid {
  const hex = hash('sha256', `${eventId} ${channelId}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The event without its pilots, rounds and stages, which have calls of their own. */
export function presentEvent(event: WholeEvent): WireEvent {
  return {
    ...presentEventListItem(event),
    Club: event.club.id,
    BannerUrl: event.bannerUrl,
    Latitude: event.latitude,
    Longitude: event.longitude,
    Address: event.address,
    Info: event.info,
    InfoHtml: renderMarkdown(event.info),
    Pblaps: event.pbLaps,
    Laps: event.laps,
    TargetLaps: event.laps,
    PrimaryColor: event.primaryColor,
    TextColor: event.textColor,
    PrimaryTimingSystemLocation: event.timingLocation,
    Capacity: event.capacity,
    ChannelLimit: event.channelLimitMhz,
    Cut: event.cut,
    Registered: event.registeredCount,
    Waiting: event.waitingCount,
    Channels: event.channels.map((channel) => ({
      ID: assignmentId(event.id, channel.id),
      Channel: channel.id,
      Color: channel.color,
      DisplayName: channel.displayName,
      Frequency: channel.frequency,
    })),
    PilotChannels: event.pilotChannels.map(({ pilotId, channelId }) => ({
      Pilot: pilotId,
      Channel: channelId ?? EMPTY_GUID,
    })),
  };
}
