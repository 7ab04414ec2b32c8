import { styled } from '@holeshot/platform';

export type HeroFace = 'track' | 'map';

const Group = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg);
  @media (scripting: none) {
    display: none;
  }
`;

const Choice = styled.button`
  min-width: 58px;
  min-height: 38px;
  padding: 0 14px;
  border: 0;
  background: none;
  color: var(--t1);
  font: 600 15px var(--ui);
  cursor: pointer;
  &[aria-pressed='true'] {
    background: var(--t1);
    color: var(--bg);
    forced-color-adjust: none;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:focus-visible {
    outline-offset: -4px;
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
      <Choice key={choice} type="button" aria-pressed={choice === face} onClick={() => onChoose(choice)}>
        {LABELS[choice]}
      </Choice>
    ))}
  </Group>
);
