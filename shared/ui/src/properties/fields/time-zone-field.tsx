import type { Settled } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { useEffect, useState } from 'react';
import type { FieldControl } from './field';
import { SelectField, type SelectOption } from './select-field';
import { timeZonesQuery } from './time-zones-query';

/** A list of the site's time zones. The loaded value stays selected while they load, and when they do not. */
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
