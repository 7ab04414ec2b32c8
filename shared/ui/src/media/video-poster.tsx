import { seededRandom } from '@holeshot/domain';

const SKIES = ['#2B3342', '#8FA8BE', '#B9A488', '#566B84'];
const GROUNDS = ['#39452F', '#6B6040', '#22291F', '#4C5A37'];
const GATES = ['#3D7BE8', '#F5F6F7', '#F05A28', '#FFA800'];

const GATE = 'M-52 42V-62H52V42';
/** Nearest gate first; `width` is the line width before scaling. */
const SIZES = [
  { size: 1, width: 7.6 },
  { size: 0.45, width: 8.3 },
  { size: 0.2, width: 10 },
];

const PANES = [
  [0, 0],
  [161, 0],
  [0, 91],
  [161, 91],
] as const;

/** A generated poster of a video: four views through gates, seeded by the video's id. */
export function VideoPoster({ seed }: { seed: string }) {
  const random = seededRandom(seed);
  const pick = (colors: readonly string[]): string => colors[Math.floor(random() * colors.length)] ?? '';
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={320} height={180} fill="#0B0C0E" />
      {PANES.map(([x, y]) => {
        const [sky, ground] = [pick(SKIES), pick(GROUNDS)];
        const horizon = 40 + Math.round(random() * 16);
        const tilt = Math.round(random() * 10 - 5);
        const gates = SIZES.map((size) => ({ ...size, color: pick(GATES) }));
        const middle = 60 + Math.round(random() * 40);
        return (
          <svg key={`${x} ${y}`} x={x} y={y} width={159} height={89} aria-hidden="true">
            <rect width={159} height={89} fill={sky} />
            <path d={`M0 ${horizon + tilt}L159 ${horizon - tilt}V89H0z`} fill={ground} />
            <g fill="none">
              {gates.reverse().map(({ size, color, width }) => (
                <path
                  key={size}
                  transform={`translate(${middle + Math.round((1 - size) * 14)} ${horizon + Math.round(30 * size)})rotate(${tilt})scale(${size})`}
                  d={GATE}
                  stroke={color}
                  strokeWidth={width}
                />
              ))}
            </g>
          </svg>
        );
      })}
    </svg>
  );
}
