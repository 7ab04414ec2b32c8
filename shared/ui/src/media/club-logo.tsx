import { clubColor, textColorOn } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { useImageFailure } from './use-image-failure';

const Picture = styled.img`
  flex: none;
  border-radius: 6px;
  object-fit: cover;
`;

const GeneratedLogo = styled.svg`
  flex: none;
  border-radius: 6px;
`;

interface ClubLogoProps {
  club: { id: number; name: string; logoUrl: string | null; primaryColor: string | null };
  /** px */
  size?: number;
}

/** A club's logo, or its initials in one of four frames when no logo loads. Decorative: show the name beside it. */
export function ClubLogo({ club, size = 44 }: ClubLogoProps) {
  const { isFailed, watch } = useImageFailure(club.logoUrl);
  if (club.logoUrl && !isFailed) {
    return <Picture src={club.logoUrl} alt="" width={size} height={size} loading="lazy" ref={watch} />;
  }
  const fill = clubColor(club.primaryColor, club.id);
  const ink = textColorOn(fill);
  return (
    <GeneratedLogo width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width={48} height={48} fill={fill} />
      <LogoFrame kind={club.id % 4} ink={ink} />
      <text x={24} y={30} fill={ink} fontSize={17} fontWeight={700} textAnchor="middle">
        {initials(club.name)}
      </text>
    </GeneratedLogo>
  );
}

function LogoFrame({ kind, ink }: { kind: number; ink: string }) {
  switch (kind) {
    case 0:
      return <path d="M0 36L48 21V48H0z" fill={ink} fillOpacity={0.18} />;
    case 1:
      return <path d="M6 43V7h36v36" fill="none" stroke={ink} strokeWidth={4} />;
    case 2:
      return (
        <rect
          x={7}
          y={7}
          width={34}
          height={34}
          fill="none"
          stroke={ink}
          strokeOpacity={0.6}
          strokeWidth={2}
        />
      );
    default:
      return <circle cx={24} cy={24} r={18} fill="none" stroke={ink} strokeOpacity={0.6} strokeWidth={2} />;
  }
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  // by characters: half of an emoji, which has two units, arrives as another one in the browser
  const [first = [], second] = words.map((word) => [...word]);
  return (second ? [first[0], second[0]] : first.slice(0, 2)).join('').toUpperCase();
}
