import { useRevalidator } from '@holeshot/platform';
import { FailedView } from '@holeshot/ui';
import { StreamSection } from '../parts/stream-section';
import type { RaceData } from './load-race';

/** The streams of the race, from its start on. */
export function RaceStreams({ streams }: Pick<RaceData, 'streams'>) {
  const { revalidate } = useRevalidator();
  if (!streams.ok) return <FailedView what="Stream" failure={streams.failure} retry={revalidate} />;
  return <StreamSection videos={streams.value} isSynced />;
}
