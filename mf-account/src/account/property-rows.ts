import type { Property } from '@holeshot/contract/wire';
import { fromInstantMs, zonePlace } from '@holeshot/domain';

/** One line of the account. */
export type PropertyRow = { title: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'picture'; url: string | null }
  /** `isPublicProfile`: whether this is the switch of the public profile */
  | { kind: 'yes-no'; isOn: boolean; isPublicProfile: boolean }
);

const PUBLIC_PROFILE = 'Public profile';
const EMPTY = '–';
/** Kosovo has no numeric code in ISO 3166; this one is in the range for private use. */
const KOSOVO = '983';

/** The properties as lines of the account page. Codes are shown by the editor only. */
export const toPropertyRows = (properties: readonly Property[], nowMs: number): PropertyRow[] =>
  properties
    .filter(({ type }) => type !== 'desc' && type !== 'code')
    .map((property) => toRow(property, nowMs));

function toRow(property: Property, nowMs: number): PropertyRow {
  const { title } = property;
  switch (property.type) {
    case 'image':
      return { title, kind: 'picture', url: property.value || null };
    case 'bool':
      return { title, kind: 'yes-no', isOn: property.value, isPublicProfile: title === PUBLIC_PROFILE };
    case 'country':
      return { title, kind: 'text', text: property.value ? countryName(property.value) : EMPTY };
    case 'timezone':
      return { title, kind: 'text', text: property.value ? zoneText(property.value, nowMs) : EMPTY };
    default:
      return { title, kind: 'text', text: String(property.value ?? '') || EMPTY };
  }
}

/** Formats `036` as `Australia`; returns an unknown code unchanged. */
function countryName(code: string): string {
  if (code === KOSOVO) return 'Kosovo';
  try {
    const { region = code } = new Intl.Locale('und', { region: code });
    return new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? code;
  } catch {
    return code;
  }
}

/** Formats `Australia/Adelaide` as `Adelaide, UTC+10:30`. */
function zoneText(zone: string, nowMs: number): string {
  const minutes = Math.round((fromInstantMs(nowMs, zone) - nowMs) / 60_000);
  const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${zonePlace(zone)}, UTC${minutes < 0 ? '−' : '+'}${clock}`;
}
