import { styled } from '@holeshot/platform';
import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { cropPicture, type PictureSize } from './crop-picture';
import { cropperLook } from './cropper-look';
import type { Picture } from './picture-file';

const Frame = styled.div`
  ${cropperLook}
  max-width: 400px;
  margin: 14px 7px 7px;
  img {
    display: block;
    max-width: 100%;
    max-height: 320px;
  }
`;

interface CropperProps {
  picture: Picture;
  size: PictureSize;
  /** called with a data url, first for the centre and then for every crop */
  onCrop: (url: string) => void;
  /** called with a message when the picture cannot be shown */
  onFail: (message: string) => void;
}

/** Lets the user choose the part of a picture that fits the size. It starts with the largest one at the centre. */
export function Cropper({ picture, size, onCrop, onFail }: CropperProps) {
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const aspect = size.width / size.height;

  const cut = (part: PercentCrop) => {
    if (!image.current || part.width === 0) return;
    try {
      onCrop(cropPicture(image.current, part, size, picture.type));
    } catch (error) {
      onFail(error instanceof Error ? error.message : String(error));
    }
  };
  const startAtCentre = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    const widest = width / height > aspect ? { height: 100 } : { width: 100 };
    const largest = makeAspectCrop({ unit: '%', ...widest }, aspect, width, height);
    const centred = centerCrop(largest, width, height);
    setCrop(centred);
    cut(centred);
  };

  return (
    <Frame>
      <ReactCrop
        {...(crop && { crop })}
        aspect={aspect}
        keepSelection
        minWidth={16}
        onChange={(_pixels, part) => setCrop(part)}
        onComplete={(_pixels, part) => cut(part)}
      >
        <img
          ref={image}
          src={picture.url}
          alt="The chosen file"
          onLoad={(event) => startAtCentre(event.currentTarget)}
          onError={() => onFail('This file is not a picture that the browser can show.')}
        />
      </ReactCrop>
    </Frame>
  );
}
