import { seededRandom } from './seeded-random';

const SKIES = ['#2B3342', '#8FA8BE', '#B9A488', '#566B84'];
const GROUNDS = ['#39452F', '#6B6040', '#22291F', '#4C5A37'];
const GATES = ['#3D7BE8', '#F5F6F7', '#F05A28', '#FFA800'];

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
        const gates = [1, 0.45, 0.2].map((size) => ({ size, color: pick(GATES) }));
        const middle = 60 + Math.round(random() * 40);
        return (
          <svg key={`${x} ${y}`} x={x} y={y} width={159} height={89} aria-hidden="true">
            <rect width={159} height={89} fill={sky} />
            <path d={`M0 ${horizon + tilt}L159 ${horizon - tilt}V89H0z`} fill={ground} />
            {gates.reverse().map(({ size, color }) => (
              <path
                key={size}
                transform={`translate(${middle + (1 - size) * 14} ${horizon + 30 * size}) rotate(${tilt})`}
                d={`M${-52 * size} ${42 * size}V${-62 * size}H${52 * size}V${42 * size}`}
                fill="none"
                stroke={color}
                strokeWidth={7 * size + 0.6}
              />
            ))}
          </svg>
        );
      })}
    </svg>
  );
}
