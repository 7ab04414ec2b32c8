import { seededRandom } from './seeded-random';

/** Corners of the frame. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

const ROTORS = ['disc', 'ring', 'cross'] as const;

/** A quadcopter from above, in a tint, at an angle and of a build that the name decides. */
export function PilotDrawing({ name }: { name: string }) {
  const random = seededRandom(name.toLowerCase());
  const hue = Math.floor(random() * 360);
  const ground = `hsl(${hue} 26% 21%)`;
  const ink = `hsl(${hue} 50% 80%)`;
  const slope = Math.round((random() - 0.5) * 20);
  const angle = Math.round((random() - 0.5) * 90);
  const armX = 10 + Math.round(random() * 30) / 10;
  const armY = 10 + Math.round(random() * 30) / 10;
  const rotor = ROTORS[Math.floor(random() * ROTORS.length)] ?? 'disc';
  return (
    <>
      <rect width={48} height={48} fill={ground} />
      <path d={`M0 ${28 + slope}L48 ${28 - slope}V48H0z`} fill={`hsl(${hue} 26% 27%)`} />
      <g transform={`translate(24 24) rotate(${angle})`} stroke={ink}>
        <path d={`M${-armX} ${-armY} ${armX} ${armY}M${-armX} ${armY} ${armX} ${-armY}`} strokeWidth={3.2} />
        {CORNERS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x * armX} ${y * armY})`} strokeWidth={1.8}>
            <circle r={6.2} fill={rotor === 'disc' ? ink : ground} />
            {rotor === 'cross' && <path d="M-6 0H6M0 -6V6" />}
            {rotor === 'ring' && <circle r={2.2} fill={ink} />}
            {rotor === 'disc' && <circle r={2.2} fill={ground} stroke="none" />}
          </g>
        ))}
        <rect x={-4.4} y={-8} width={8.8} height={16} rx={2} fill={ink} stroke="none" />
        <rect x={-2.2} y={-6.2} width={4.4} height={3.4} rx={1} fill={ground} stroke="none" />
      </g>
    </>
  );
}
