import { styled } from '@holeshot/platform';
import { PilotDrawing } from './pilot-drawing';
import { useImageFailure } from './use-image-failure';

const Picture = styled.img`
  flex: none;
  border-radius: 6px;
  object-fit: cover;
  background: var(--s3);
`;

const Drawing = styled.svg`
  flex: none;
  border-radius: 6px;
`;

interface PilotPhotoProps {
  url: string | null;
  /** seed of the drawing for a pilot without a photo */
  name: string;
  /** px */
  size?: number;
}

/** A pilot's photo, or a quadcopter drawn from the name when no photo loads. Decorative: show the name beside it. */
export function PilotPhoto({ url, name, size = 36 }: PilotPhotoProps) {
  const { isFailed, watch } = useImageFailure(url);
  if (url && !isFailed) {
    return <Picture src={url} alt="" width={size} height={size} loading="lazy" ref={watch} />;
  }
  return (
    <Drawing width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <PilotDrawing name={name} />
    </Drawing>
  );
}
