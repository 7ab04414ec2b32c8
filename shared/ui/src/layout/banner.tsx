import { textColorOn } from '@holeshot/domain';
import { css, styled } from '@holeshot/platform';
import { PHONE, WIDE } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { TrackDrawing } from '../racing/track-drawing';
import { colorEdge } from '../styles/color-edge';

const Frame = styled.header<{ $dark: boolean; $pictured: boolean; $low: boolean }>`
  position: relative;
  display: ${({ $pictured }) => ($pictured ? 'flex' : 'block')};
  flex-direction: column;
  justify-content: flex-end;
  min-height: ${({ $low }) => ($low ? 64 : 150)}px;
  isolation: isolate;
  overflow: hidden;
  border-radius: 10px;
  color: ${({ $dark }) => ($dark ? 'var(--black)' : 'var(--white)')};
  ${colorEdge}
  ${WIDE} {
    min-height: 164px;
  }
  @media print {
    min-height: 0;
    color: var(--t1);
    > svg,
    > img,
    > div > svg {
      display: none;
    }
  }
`;

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  z-index: -2;
`;

const Track = styled.svg`
  position: absolute;
  right: -20px;
  top: -18%;
  height: 136%;
  z-index: -1;
  ${PHONE} {
    right: -150px;
    mask: linear-gradient(#000 24%, transparent 47%);
  }
  @media (min-width: 720px) and (max-width: 1019px) {
    mask: linear-gradient(90deg, transparent 28%, #000 52%);
  }
`;

/** The whole picture, without hard edges: beside the title; on phones above it, except in a low banner. */
const Picture = styled.img<{ $low: boolean }>`
  position: absolute;
  z-index: -1;
  top: 50%;
  right: 0;
  width: min(656px, 56%);
  height: auto;
  transform: translateY(-50%);
  mask:
    linear-gradient(90deg, transparent, #000 24%) intersect,
    linear-gradient(transparent, #000 16% 84%, transparent);
  ${PHONE} {
    ${({ $low }) =>
      $low
        ? 'display: none;'
        : 'position: static; width: 100%; transform: none; mask: linear-gradient(#000 76%, transparent);'}
  }
`;

const onTrack = css<{ $low: boolean }>`
  min-height: ${({ $low }) => ($low ? 64 : 150)}px;
  max-width: 22rem;
  ${WIDE} {
    min-height: 164px;
    max-width: 60%;
  }
`;

const onPicture = css`
  ${WIDE} {
    min-height: 164px;
    max-width: 52%;
  }
`;

/** A phone and a tablet show about this many letters of a title at the normal size. */
const LONG_TITLE = 24;

const Title = styled.h1<{ $long: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${({ $long }) => ($long ? '22px' : '30px')};
  line-height: 1.2;
  ${WIDE} {
    font-size: 38px;
  }
  @media screen and (min-width: 720px) and (max-width: 1019px) {
    font-size: ${({ $long }) => ($long ? '26px' : '32px')};
  }
  @media print {
    white-space: normal;
  }
`;

const Beside = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 18px;
  > :last-child {
    min-width: 0;
  }
`;

const Meta = styled.div`
  margin-top: 6px;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Words = styled.div<{ $onTrack: boolean; $low: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: ${({ $low }) => ($low ? 12 : 24)}px 16px;
  ${({ $onTrack }) => ($onTrack ? onTrack : onPicture)}
  ${PHONE} {
    /* what the meta says is on the first tab, too */
    ${({ $low }) => $low && `${Meta} { display: none; }`}
  }
  ${WIDE} {
    padding: 24px 32px;
  }
  @media print {
    min-height: 0;
    max-width: none;
    padding: 0;
  }
`;

interface BannerProps {
  title: string;
  /** beside the title, such as a club's logo */
  logo?: ReactNode;
  /** short facts below the title */
  meta: ReactNode;
  /** club colour, `#RRGGBB` */
  fill: string;
  /** id of the record, which determines the track drawing */
  seed: string;
  /** an uploaded picture, shown instead of the track */
  imageUrl: string | null;
  /** on phones, only the title, so that the content below is visible at once */
  isLow?: boolean;
}

/**
 * The header of an event, club or race page, in the club's colour. The title is cut to one line (R8); its tooltip and
 * the printed page show all of it.
 */
export function Banner({ title, logo, meta, fill, seed, imageUrl, isLow = false }: BannerProps) {
  return (
    <Frame $dark={textColorOn(fill) !== '#FFFFFF'} $pictured={imageUrl !== null} $low={isLow}>
      <Ground aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </Ground>
      {imageUrl ? (
        <Picture src={imageUrl} alt="" width={1200} height={300} $low={isLow} />
      ) : (
        <Track viewBox="0 0 620 300" aria-hidden="true">
          <TrackDrawing seed={seed} fill={fill} width={620} height={300} />
        </Track>
      )}
      <Words $onTrack={!imageUrl} $low={isLow}>
        <Beside>
          {logo}
          <div>
            <Title $long={title.length > LONG_TITLE} title={title}>
              {title}
            </Title>
            <Meta>{meta}</Meta>
          </div>
        </Beside>
      </Words>
    </Frame>
  );
}
