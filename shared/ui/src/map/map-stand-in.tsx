import { COLORS } from '@holeshot/ui/base';
import { isCloseUp, type MapPlace, type MapView } from './places';

interface MapStandInProps {
  places: readonly MapPlace[];
  view: MapView;
}

/** What stands in a map's place before it is there, and when it cannot be: the dotted world, or a field's rings. */
export function MapStandIn({ places, view }: MapStandInProps) {
  return isCloseUp(view) ? <Field /> : <World places={places} />;
}

/** A unit is 2.5 degrees; the picture of the land is drawn to the same measure. */
function World({ places }: { places: readonly MapPlace[] }) {
  return (
    <svg viewBox="0 0 144 58" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href="/world.svg" width={144} height={58} />
      {places.map(({ id, latitude, longitude }) => (
        <circle
          key={id}
          cx={(longitude + 180) / 2.5}
          cy={(85 - latitude) / 2.5}
          r={1}
          fill={COLORS.red}
          stroke="#fff"
          strokeWidth={0.35}
        />
      ))}
    </svg>
  );
}

const Field = () => (
  <svg viewBox="0 0 726 384" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke={COLORS.edge}>
      <circle cx={363} cy={192} r={86} strokeDasharray="2 5" />
      <circle cx={363} cy={192} r={172} strokeDasharray="2 5" />
      <circle cx={363} cy={192} r={344} />
    </g>
    <circle cx={363} cy={192} r={9} fill={COLORS.red} stroke="#fff" strokeWidth={3} />
  </svg>
);
