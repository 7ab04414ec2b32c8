import { styled } from '@holeshot/platform';
import type { RaceData } from '../load-race';
import { RaceStreams } from './race-streams';

const Fold = styled.details`
  &[open] {
    flex: 1 0 100%;
    order: 1;
    max-width: 760px;
  }
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  > summary::before {
    content: '';
    border: solid transparent;
    border-width: 5px 0 5px 8px;
    border-left-color: var(--red);
  }
  &[open] > summary::before {
    transform: rotate(90deg);
  }
  small {
    color: var(--t3);
    font-size: 14px;
    font-weight: 400;
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
