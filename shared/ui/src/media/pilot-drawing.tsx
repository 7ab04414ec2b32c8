import { seededRandom } from '@holeshot/domain';

/** Corners of the frame. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** A line without a length, whose round ends make a disc as wide as its stroke. */
const DISC = 'h0';

const ROTORS = ['disc', 'ring', 'cross'] as const;

/** A quadcopter from above; the name decides tint, angle and build. */
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
  const atRotors = (path: string) => CORNERS.map(([x, y]) => `M${x * armX} ${y * armY}${path}`).join('');
  const discs = atRotors(DISC);
  return (
    <>
      <rect width={48} height={48} fill={ground} />
      <path d={`M0 ${28 + slope}L48 ${28 - slope}V48H0z`} fill={`hsl(${hue} 26% 27%)`} />
      <g transform={`translate(24 24)rotate(${angle})`} stroke={ink} strokeLinecap="round">
        <path d={`M${-armX} ${-armY} ${armX} ${armY}M${-armX} ${armY} ${armX} ${-armY}`} strokeWidth={3.2} />
        <path d={discs} strokeWidth={14.2} />
        {rotor !== 'disc' && <path d={discs} stroke={ground} strokeWidth={10.6} />}
        {rotor === 'cross' && <path d={atRotors('m-5 0h10m-5 -5v10')} strokeWidth={1.8} />}
        {rotor === 'ring' && <path d={discs} strokeWidth={6.2} />}
        {rotor === 'disc' && <path d={discs} stroke={ground} strokeWidth={4.4} />}
        <rect x={-4.4} y={-8} width={8.8} height={16} rx={2} fill={ink} stroke="none" />
        <rect x={-2.2} y={-6.2} width={4.4} height={3.4} rx={1} fill={ground} stroke="none" />
      </g>
    </>
  );
}
