import { useRevalidator } from '@holeshot/platform';
import { FailedView } from '@holeshot/ui';
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
  const { revalidate } = useRevalidator();
  if (!data.ok) return <FailedView what={label} failure={data.failure} retry={revalidate} />;
  const { View } = getEventTab(kind);
  return (
    <Suspense>
      <View
        event={event}
        club={club.ok ? club.value : null}
        pilots={pilots}
        getPilot={createPilotLookup(pilots)}
        nowMs={nowMs}
        label={label}
        data={data.value}
      />
    </Suspense>
  );
}
