import { projectToWorld } from '@holeshot/domain';
import { FieldPlan } from './field-plan';
import { isCloseUp, type MapLocation, type MapView } from './locations';

interface MapStandInProps {
  locations: readonly MapLocation[];
  view: MapView;
}

/** Placeholder of a map until it loads, and when it fails to: a dotted world, or the plan of a field. */
export function MapStandIn({ locations, view }: MapStandInProps) {
  return isCloseUp(view) ? <FieldPlan /> : <World locations={locations} />;
}

/** A unit is 2.5 degrees of longitude, as in `world.svg`; pins are at the same places as on the live map. */
function World({ locations }: { locations: readonly MapLocation[] }) {
  return (
    <svg viewBox="0 0 144 73" preserveAspectRatio="none" aria-hidden="true">
      <image href="/world.svg" width={144} height={73} />
      {locations.map((location) => {
        const { x, y } = projectToWorld(location);
        return (
          <circle
            key={location.id}
            cx={(x * 144).toFixed(2)}
            cy={(y * 73).toFixed(2)}
            r={1}
            fill="var(--red)"
            stroke="var(--white)"
            strokeWidth={0.35}
          />
        );
      })}
    </svg>
  );
}
