import { styled } from '@holeshot/platform';
import { useImageFailure } from './use-image-failure';

const Picture = styled.img`
  flex: none;
  border-radius: 6px;
  object-fit: cover;
  background: var(--s3);
`;

const Placeholder = styled.svg`
  flex: none;
  border-radius: 6px;
`;

const MOTORS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

interface PilotPhotoProps {
  url: string | null;
  /** px */
  size?: number;
}

/** A pilot's photo, or a grey quadcopter where there is none that loads. Decorative: show the name beside it. */
export function PilotPhoto({ url, size = 36 }: PilotPhotoProps) {
  const { isFailed, watch } = useImageFailure(url);
  if (url && !isFailed) {
    return <Picture src={url} alt="" width={size} height={size} loading="lazy" ref={watch} />;
  }
  return (
    <Placeholder width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width={48} height={48} fill="#25292E" />
      <g transform="translate(24 24)" stroke="#9AA2AD">
        <path d="M-13.5 -9.5 13.5 9.5M-13.5 9.5 13.5 -9.5" strokeWidth={3.4} />
        {MOTORS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * 13.5} cy={y * 9.5} r={5.8} fill="#25292E" strokeWidth={2} />
        ))}
        <rect x={-4.5} y={-8.5} width={9} height={17} rx={2} fill="#9AA2AD" stroke="none" />
      </g>
    </Placeholder>
  );
}
