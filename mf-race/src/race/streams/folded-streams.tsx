import { styled } from '@holeshot/platform';
import { StreamFold } from '../../streams/stream-fold';
import type { RaceData } from '../load-race';
import { RaceStreams } from './race-streams';

const Fold = styled(StreamFold)`
  &[open] {
    order: 1;
    max-width: 760px;
  }
`;

/** The streams as one line, until they are opened. */
export function FoldedStreams({ streams }: Pick<RaceData, 'streams'>) {
  const count = streams.ok ? streams.value.length : 0;
  if (streams.ok && count === 0) return null;
  return (
    <Fold data-print="no">
      <summary>Stream {count > 0 && <small>{count === 1 ? '1 video' : `${count} videos`}</small>}</summary>
      <RaceStreams streams={streams} />
    </Fold>
  );
}
