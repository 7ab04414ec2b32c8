import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';

/** A button that only a script can answer: it is not there where none runs. */
export const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
