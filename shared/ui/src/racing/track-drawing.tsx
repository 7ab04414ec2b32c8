import { darken, textColorOn, trackPath } from '@holeshot/domain';
import { useId } from 'react';

interface TrackDrawingProps {
  /** id of the record, which determines the track */
  seed: string;
  /** background colour */
  fill: string;
  width: number;
  height: number;
}

/** A generated track with racing line and gates, as SVG content. */
export function TrackDrawing({ seed, fill, width, height }: TrackDrawingProps) {
  const id = useId();
  const path = trackPath(seed, { width, height });
  const ink = textColorOn(fill);
  const reach = Math.round(height * 0.1);
  const gate = `M0 ${-reach}V${reach}`;
  return (
    <g fill="none" strokeLinejoin="round">
      <Gate id={id} ink={ink} path={gate} />
      <Gate id={`${id}s`} ink={ink} path={`${gate}M5 ${-reach}V${reach}`} />
      <path d={path} stroke={darken(fill, 0.26)} strokeWidth={Math.round(height * 0.12)} />
      <path
        d={path}
        stroke={ink}
        strokeOpacity={0.75}
        strokeWidth={1.4}
        markerStart={`url(#${id}s)`}
        markerMid={`url(#${id})`}
      />
    </g>
  );
}

/** A tick across the line. As a marker it is in the markup once; the browser draws it at every bend. */
const Gate = ({ id, ink, path }: { id: string; ink: string; path: string }) => (
  <marker id={id} orient="auto" markerUnits="userSpaceOnUse" overflow="visible">
    <path d={path} stroke={ink} strokeWidth={2} />
  </marker>
);
