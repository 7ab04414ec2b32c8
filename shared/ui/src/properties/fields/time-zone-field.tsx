import { defineQuery, type Settled } from '@holeshot/client';
import { timeZones } from '@holeshot/contract/paths';
import type { WireTimeZone } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { useEffect, useState } from 'react';
import type { FieldControl } from './field';
import { SelectField, type SelectOption } from './select-field';

const isWireTimeZone = (row: unknown): row is WireTimeZone =>
  typeof row === 'object' && row !== null && 'ID' in row && 'Name' in row;

/** The time zones that the site knows, by IANA name. */
const timeZonesQuery = () =>
  defineQuery(timeZones, async (json): Promise<SelectOption[]> => {
    if (!Array.isArray(json) || !json.every(isWireTimeZone)) throw new Error('This is no list of time zones');
    return json.map(({ ID, Name }) => ({ value: ID, name: Name }));
  });

/** A list of the site's time zones. The current value stays selected while they load, and when they fail to load. */
export function TimeZoneField(props: FieldControl<string>) {
  const { client } = usePlatform();
  const [zones, setZones] = useState<Settled<SelectOption[]> | null>(null);

  useEffect(() => {
    if (zones) return;
    let isCurrent = true;
    void client.settle(timeZonesQuery()).then((loaded) => isCurrent && setZones(loaded));
    return () => {
      isCurrent = false;
    };
  }, [client, zones]);

  return (
    <>
      <SelectField {...props} options={zones?.ok ? zones.value : []} none="No time zone" />
      {zones?.ok === false && (
        <p role="alert">
          The time zones did not load.{' '}
          <Button $small $look="quiet" onClick={() => setZones(null)}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
