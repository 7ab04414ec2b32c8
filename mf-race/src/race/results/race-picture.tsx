import { RaceStreams } from '../../streams/race-streams';
import type { RaceData } from '../load-race';
import { ReplayOnPoster } from './replay-link';
import { TrackPoster } from './track-poster';

/** The picture of a race that has ended: its stream, or a note why it failed to load; without a stream, the track. */
export function RacePicture({ data }: { data: RaceData }) {
  const { streams, laps } = data;
  const hasReplay = laps.length > 0;
  const hasStream = !streams.ok || streams.value.length > 0;
  if (!hasStream) return hasReplay && <TrackPoster data={data} />;
  return <RaceStreams streams={streams} overlay={hasReplay && <ReplayOnPoster data={data} />} />;
}
