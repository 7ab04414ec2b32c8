/** Range rings: metres, and their radius in px. */
const RINGS = [
  { metres: 100, radius: 64 },
  { metres: 200, radius: 128 },
  { metres: 500, radius: 320 },
] as const;

const TEXT = { fill: 'var(--t1)', fontSize: 15, textAnchor: 'middle' } as const;
/** Keeps text readable that lies on a line. */
const HALO = { paintOrder: 'stroke', stroke: 'var(--s1)', strokeWidth: 6, strokeLinejoin: 'round' } as const;

/**
 * A plan of a field: its pin, rings by distance, north, and a scale. The scale is the same in every frame; a larger
 * frame shows a larger area. The site has no data about roads.
 */
export function FieldPlan() {
  return (
    <svg aria-hidden="true">
      <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
        <g fill="none" stroke="var(--edge)">
          {RINGS.map(({ metres, radius }) => (
            <circle key={metres} r={radius} strokeDasharray="3 5" />
          ))}
          <path d="M-400 0H400M0 -400V400" stroke="var(--line)" />
        </g>
        {RINGS.map(({ metres, radius }) => (
          <text key={metres} x={radius * 0.94} y={radius * -0.34 + 5} {...TEXT} {...HALO}>
            {metres} m
          </text>
        ))}
        <path
          d="M0 0C-5 -9 -15 -15 -15 -27A15 15 0 1 1 15 -27C15 -15 5 -9 0 0Z"
          fill="var(--red)"
          stroke="var(--white)"
          strokeWidth={2}
        />
        <circle cy={-27} r={5} fill="var(--white)" />
      </svg>
      <svg aria-hidden="true" x="100%" overflow="visible">
        <g transform="translate(-32 24)" fill="none" stroke="var(--t1)" strokeWidth={2}>
          <path d="M0 24V0M-6 8L0 0L6 8" />
        </g>
        <text x={-32} y={66} {...TEXT}>
          N
        </text>
      </svg>
      <svg aria-hidden="true" x="100%" y="100%" overflow="visible">
        <path d="M-88 -24V-18H-24V-24" fill="none" stroke="var(--t2)" strokeWidth={1.5} />
        <text x={-56} y={-28} {...TEXT} {...HALO}>
          100 m
        </text>
      </svg>
    </svg>
  );
}
