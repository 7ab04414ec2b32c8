import { textColorOn } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { colorEdge } from '../styles/color-edge';

const PHONE_HEIGHT = '230px';

/** No stacking context: on phones the words can have a bar that lies above the whole page. */
const Panel = styled.div<{ $ink: string }>`
  position: relative;
  display: grid;
  min-height: 420px;
  overflow: hidden;
  border-radius: 10px;
  color: ${({ $ink }) => $ink};
  ${colorEdge}
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  @media (max-width: 1019px) {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  }
  ${PHONE} {
    display: block;
    min-height: 0;
    margin-inline: calc(-1 * var(--gutter));
    padding-top: ${PHONE_HEIGHT};
    border-radius: 0;
  }
  @media print {
    min-height: 0;
    padding-top: 0;
    color: var(--t1);
  }
`;

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  @media print {
    display: none;
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px 0 22px 28px;
  ${PHONE} {
    padding: 12px 16px 16px;
  }
`;

const Picture = styled.div`
  position: relative;
  min-width: 0;
  height: 420px;
  /* the words have their place before the picture after them is read */
  ${PHONE} {
    position: absolute;
    inset: 0 0 auto;
    height: ${PHONE_HEIGHT};
  }
  @media print {
    display: none;
  }
`;

const Corner = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  ${PHONE} {
    right: 8px;
    bottom: 8px;
  }
`;

interface HeroPanelProps {
  /** the club's colour, `#RRGGBB` */
  fill: string;
  /** such as `TrackHero`, or a map */
  picture: ReactNode;
  /** over the picture, such as a switch */
  corner?: ReactNode;
  children: ReactNode;
}

/** Words beside a track, on the colour of a club; on phones the track is above. */
export function HeroPanel({ fill, picture, corner, children }: HeroPanelProps) {
  return (
    <Panel $ink={textColorOn(fill)}>
      <Ground aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </Ground>
      <Words>{children}</Words>
      <Picture>
        {picture}
        {corner && <Corner data-print="no">{corner}</Corner>}
      </Picture>
    </Panel>
  );
}
