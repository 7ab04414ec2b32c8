import { styled } from '@holeshot/platform';
import { choices } from '../../page/choices';

export type HeroFace = 'track' | 'map';

const Group = styled.div`
  ${choices}
  background: var(--bg);
  > * {
    min-width: 58px;
    min-height: 38px;
    padding: 0 14px;
    border: 0;
    color: var(--t1);
    font-size: 15px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const LABELS: Record<HeroFace, string> = { track: 'Track', map: 'Map' };

interface FaceSwitchProps {
  face: HeroFace;
  onChoose: (face: HeroFace) => void;
}

/** Changes between the track and the map of the field. */
export const FaceSwitch = ({ face, onChoose }: FaceSwitchProps) => (
  <Group role="group" aria-label="Picture">
    {(['track', 'map'] as const).map((choice) => (
      <button key={choice} type="button" aria-pressed={choice === face} onClick={() => onChoose(choice)}>
        {LABELS[choice]}
      </button>
    ))}
  </Group>
);
