import { css, styled } from '@holeshot/platform';
import { PHONE, WIDE } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { TrackDrawing } from '../racing/track-drawing';
import { textColorOn } from '../styles/color';

const Frame = styled.header<{ $dark: boolean; $pictured: boolean }>`
  position: relative;
  display: ${({ $pictured }) => ($pictured ? 'flex' : 'block')};
  flex-direction: column;
  justify-content: flex-end;
  min-height: 150px;
  isolation: isolate;
  overflow: hidden;
  border-radius: 10px;
  color: ${({ $dark }) => ($dark ? 'var(--bg)' : '#fff')};
  ${WIDE} {
    min-height: 164px;
  }
  @media print {
    min-height: 0;
    color: #000;
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

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  z-index: -1;
`;

const onTrack = css`
  min-height: 150px;
  max-width: 22rem;
  ${WIDE} {
    min-height: 164px;
    max-width: 60%;
  }
`;

/** A solid strip behind the text only, so that the picture shows beside it. */
const onPicture = css`
  align-self: flex-start;
  max-width: 100%;
  isolation: isolate;
  overflow: hidden;
  border-top-right-radius: 10px;
`;

/** A phone shows about this many letters of a title at the normal size. */
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
  @media print {
    white-space: normal;
  }
`;

const Words = styled.div<{ $onTrack: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 6px;
  padding: ${({ $onTrack }) => ($onTrack ? '24px' : '10px')} 16px;
  ${({ $onTrack }) => ($onTrack ? onTrack : onPicture)}
  ${WIDE} {
    padding-inline: 32px;
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

interface BannerProps {
  title: string;
  /** above the title, such as a club's logo */
  logo?: ReactNode;
  /** short facts below the title */
  meta: ReactNode;
  /** club colour, `#RRGGBB` */
  fill: string;
  /** id of the record, which determines the track drawing */
  seed: string;
  /** an uploaded picture, shown instead of the track */
  imageUrl: string | null;
}

/**
 * The header of an event, club or race page, in the club's colour. The title is cut to one line (R8); its tooltip and the
 * printed page show all of it.
 */
export function Banner({ title, logo, meta, fill, seed, imageUrl }: BannerProps) {
  return (
    <Frame $dark={textColorOn(fill) !== '#FFFFFF'} $pictured={imageUrl !== null}>
      {!imageUrl && <Fill color={fill} />}
      {imageUrl ? (
        <Picture src={imageUrl} alt="" width={1200} height={200} />
      ) : (
        <Track viewBox="0 0 620 300" aria-hidden="true">
          <TrackDrawing seed={seed} fill={fill} width={620} height={300} />
        </Track>
      )}
      <Words $onTrack={!imageUrl}>
        {imageUrl && <Fill color={fill} />}
        {logo}
        <Title $long={title.length > LONG_TITLE} title={title}>
          {title}
        </Title>
        <Meta>{meta}</Meta>
      </Words>
    </Frame>
  );
}

const Fill = ({ color }: { color: string }) => (
  <Ground aria-hidden="true">
    <rect width="100%" height="100%" fill={color} />
  </Ground>
);
