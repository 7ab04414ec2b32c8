import {
  CHANNELS,
  channelColors,
  type EventType,
  type Guid,
  isTimeZone,
  type LocalMs,
  parseEventType,
  parseTimingLocation,
  type TimingLocation,
} from '@holeshot/domain';
import type { JsonObject, OnFault } from './clean-json';
import { parseGuid, readFields } from './fields';

/** The fields of Event.json that the site stores in columns, with the desktop app's defaults (R62). */
export interface ParsedEvent {
  name: string;
  eventType: EventType;
  start: LocalMs | null;
  end: LocalMs | null;
  timeZone: string | null;
  laps: number;
  pbLaps: number;
  timingLocation: TimingLocation;
  visibleOnline: boolean;
  enabled: boolean;
  pilots: { pilotId: Guid; channelId: Guid | null }[];
  channels: { channelId: Guid; color: string; displayName: string | null }[];
}

const DEFAULT_LAPS = 4;
const COLOR = /^#[0-9a-f]{6}$/i;
const CHANNEL_BY_ID = new Map(CHANNELS.map((channel) => [channel.id, channel]));

/** An unknown name gives the desktop app's default, which for events is Race (R61, R62). */
function getEventType(value: unknown): EventType {
  const type = parseEventType(value);
  return type === 'Unknown' ? 'Race' : type;
}

function listChannels(raw: JsonObject, ids: readonly Guid[]): ParsedEvent['channels'] {
  const colorList = Array.isArray(raw.ChannelColors) ? raw.ChannelColors : [];
  const colors = colorList.filter((color): color is string => typeof color === 'string' && COLOR.test(color));
  const names = Array.isArray(raw.ChannelDisplayNames) ? raw.ChannelDisplayNames : [];
  const places = Array.isArray(raw.Channels) ? raw.Channels : [];
  const colorByChannel = channelColors(
    ids.map((id) => CHANNEL_BY_ID.get(id) ?? { id, frequency: 0, band: 'None' }),
    colors.length > 0 ? colors : undefined,
  );
  return ids.map((channelId) => {
    // Names have the same index as the delivered ids, which may repeat.
    const place = places.findIndex((item) => parseGuid(item) === channelId);
    const name: unknown = names[place];
    const displayName = typeof name === 'string' && name !== '' ? name : null;
    return { channelId, color: colorByChannel.get(channelId) ?? '#8E3900', displayName };
  });
}

/** Reads the object of Event.json of any version. Calls `onFault` for values that can't be used. */
export function parseEvent(raw: JsonObject, onFault: OnFault): ParsedEvent {
  const fields = readFields(raw, onFault);
  const timeZone = fields.text('TimeZone');
  if (timeZone !== '' && !isTimeZone(timeZone)) onFault(`has a TimeZone that is unknown: "${timeZone}"`);
  const pilots = new Map<Guid, ParsedEvent['pilots'][number]>();
  for (const row of fields.rows('PilotChannels')) {
    const pilotId = row.guid('Pilot');
    if (pilotId !== null && !pilots.has(pilotId)) {
      pilots.set(pilotId, { pilotId, channelId: row.guid('Channel') });
    }
  }
  return {
    name: fields.shortText('Name'),
    eventType: getEventType(raw.EventType),
    start: fields.clock('Start'),
    end: fields.clock('End'),
    timeZone: isTimeZone(timeZone) ? timeZone : null,
    laps: Math.max(0, fields.whole('Laps', DEFAULT_LAPS)),
    pbLaps: Math.max(0, fields.whole('PBLaps', 1)),
    timingLocation: parseTimingLocation(raw.PrimaryTimingSystemLocation),
    visibleOnline: fields.flag('VisibleOnline', true),
    enabled: fields.flag('Enabled', true),
    pilots: [...pilots.values()],
    channels: listChannels(raw, fields.guids('Channels')),
  };
}
