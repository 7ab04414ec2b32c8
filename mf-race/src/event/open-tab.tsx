import { LoadedPart } from '@holeshot/ui';
import { Suspense } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { getEventTab } from './list-visible-tabs';
import type { EventData } from './load-event';

interface OpenTabProps {
  data: EventData;
  tab: NonNullable<EventData['tab']>;
}

/** The open tab, or the reason why it failed to load. */
export function OpenTab({ data: { event, club, pilots, nowMs }, tab: { kind, label, data } }: OpenTabProps) {
  const { View } = getEventTab(kind);
  return (
    <LoadedPart what={label} part={data}>
      {(value) => (
        <Suspense>
          <View
            event={event}
            pilots={pilots}
            nowMs={nowMs}
            label={label}
            club={club.ok ? club.value : null}
            getPilot={createPilotLookup(pilots)}
            data={value}
          />
        </Suspense>
      )}
    </LoadedPart>
  );
}
