import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';

/** A button that needs JavaScript; hidden without it. */
export const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
