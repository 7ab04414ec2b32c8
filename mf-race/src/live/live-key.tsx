import { styled } from '@holeshot/platform';
import { Muted } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Key = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 22px;
  margin-top: 10px;
  font-size: 15px;
  > a {
    margin-left: auto;
  }
  i {
    display: inline-block;
    width: 22px;
    height: 14px;
    margin-right: 8px;
    border-radius: 3px;
    forced-color-adjust: none;
    vertical-align: -2px;
  }
`;

const Fastest = styled.i`
  background: var(--red);
`;
const OwnBest = styled.i`
  box-shadow: inset 0 0 0 1px var(--edge);
`;
const NotCrossed = styled.i`
  border: 1.5px dashed var(--t2);
`;

/** The key to the marks of the live board, with a link at the right. */
export function LiveKey({ isOnTrack, children }: { isOnTrack: boolean; children: ReactNode }) {
  return (
    <Key as="p">
      <span>
        <Fastest />
        fastest of the race
      </span>
      <span>
        <OwnBest />
        own best
      </span>
      {isOnTrack && (
        <span>
          <NotCrossed />
          not yet crossed: at least so far behind
        </span>
      )}
      {children}
    </Key>
  );
}
