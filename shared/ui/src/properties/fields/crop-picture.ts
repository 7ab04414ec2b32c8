import type { PercentCrop } from 'react-image-crop';
import type { PictureType } from './picture-file';

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The cropped part of a loaded picture, resized, as a data url. Throws when the browser cannot draw it. */
export function cropPicture(
  image: HTMLImageElement,
  crop: PercentCrop,
  { width, height }: PictureSize,
  type: PictureType,
): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot crop pictures.');
  context.imageSmoothingQuality = 'high';
  const [perX, perY] = [image.naturalWidth / 100, image.naturalHeight / 100];
  context.drawImage(
    image,
    crop.x * perX,
    crop.y * perY,
    crop.width * perX,
    crop.height * perY,
    0,
    0,
    width,
    height,
  );
  return type === 'image/png' ? canvas.toDataURL(type) : canvas.toDataURL(type, 0.9);
}
