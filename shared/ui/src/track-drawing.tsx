import { darken, inkOn } from './color';
import { trackPath } from './track-path';

interface TrackDrawingProps {
  /** id of the record the track belongs to */
  seed: string;
  /** club colour under it */
  fill: string;
  width: number;
  height: number;
}

/** Road, racing line and gates of a seeded track, as SVG content. */
export function TrackDrawing({ seed, fill, width, height }: TrackDrawingProps) {
  const { path, gates } = trackPath(seed, { width, height });
  const ink = inkOn(fill);
  const reach = Math.round(height * 0.1);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke={darken(fill, 0.26)} strokeWidth={Math.round(height * 0.12)} />
      <path d={path} stroke={ink} strokeOpacity={0.75} strokeWidth={1.4} />
      <g stroke={ink} strokeWidth={2}>
        {gates.map(({ x, y, degrees }, index) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${degrees})`}
            d={index === 0 ? `M0 ${-reach}V${reach}M5 ${-reach}V${reach}` : `M0 ${-reach}V${reach}`}
          />
        ))}
      </g>
    </g>
  );
}
