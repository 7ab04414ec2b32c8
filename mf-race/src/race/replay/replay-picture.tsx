import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { type ReactNode, useState } from 'react';
import { choices } from '../../page/choices';
import { LOW_WINDOW } from '../../racing/low-window';

/** On phones, it sticks below the tabs while the rows scroll under or beside it. */
const Frame = styled.div`
  position: relative;
  ${PHONE} {
    position: sticky;
    top: 101px;
    z-index: 13;
    margin-inline: calc(-1 * var(--gutter));
    background: var(--bg);
  }
  ${LOW_WINDOW} {
    position: sticky;
    top: 113px;
    margin-inline: 0;
  }
`;

const Switch = styled.div`
  ${choices}
  position: absolute;
  top: 10px;
  right: 10px;
  background: var(--bg);
  > * {
    min-width: 62px;
    min-height: 36px;
    padding: 0 12px;
    border: 0;
    font-size: 15px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  ${PHONE} {
    top: 6px;
    right: 6px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

interface NoteLook {
  /** puts the note in the upper corner, where video players have fewer controls */
  $top?: boolean;
  $warns?: boolean;
  $wideOnly?: boolean;
}

/** A caption in a corner of the picture. */
export const PictureNote = styled.p<NoteLook>`
  position: absolute;
  left: 10px;
  ${({ $top }) => ($top ? 'top' : 'bottom')}: 10px;
  padding: 4px 9px;
  border-radius: 3px;
  background: var(--bg);
  color: ${({ $warns }) => ($warns ? 'var(--amber)' : 'var(--t2)')};
  font-size: 15px;
  line-height: 1.3;
  pointer-events: none;
  ${PHONE} {
    left: 6px;
    ${({ $top }) => ($top ? 'top' : 'bottom')}: 6px;
    font-size: 14px;
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

interface ReplayPictureProps {
  /** `null` for a race without a stream */
  video: ReactNode;
  track: ReactNode;
}

/** The video of a replay or its track, with a switch if there are both. */
export function ReplayPicture({ video, track }: ReplayPictureProps) {
  const [showsTrack, setShowsTrack] = useState(false);
  const isTrack = showsTrack || video === null;
  return (
    <Frame data-replay>
      {isTrack ? track : video}
      {video !== null && (
        <Switch role="group" aria-label="Picture" data-print="no">
          <button type="button" aria-pressed={!isTrack} onClick={() => setShowsTrack(false)}>
            Video
          </button>
          <button type="button" aria-pressed={isTrack} onClick={() => setShowsTrack(true)}>
            Track
          </button>
        </Switch>
      )}
    </Frame>
  );
}
