import { COLORS } from '@holeshot/ui/base';
import { isCloseUp, type MapLocation, type MapView } from './locations';

interface MapStandInProps {
  locations: readonly MapLocation[];
  view: MapView;
}

/** Placeholder of a map until it loads, and when it fails to: a dotted world, or rings around a location. */
export function MapStandIn({ locations, view }: MapStandInProps) {
  return isCloseUp(view) ? <Field /> : <World locations={locations} />;
}

/** A unit is 2.5 degrees, as in `world.svg`. */
function World({ locations }: { locations: readonly MapLocation[] }) {
  return (
    <svg viewBox="0 0 144 58" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href="/world.svg" width={144} height={58} />
      {locations.map(({ id, latitude, longitude }) => (
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
