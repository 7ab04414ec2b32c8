import { defineQuery } from '@holeshot/client';
import { timeZones } from '@holeshot/contract/paths';
import type { WireTimeZone } from '@holeshot/contract/wire';
import type { SelectOption } from './select-field';

const isTimeZone = (row: unknown): row is WireTimeZone =>
  typeof row === 'object' && row !== null && 'ID' in row && 'Name' in row;

/** The time zones that the site knows, by IANA name. */
export const timeZonesQuery = () =>
  defineQuery(timeZones, async (json): Promise<SelectOption[]> => {
    if (!Array.isArray(json) || !json.every(isTimeZone)) throw new Error('This is no list of time zones');
    return json.map(({ ID, Name }) => ({ value: ID, name: Name }));
  });
