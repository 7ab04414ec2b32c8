import { styled } from '@holeshot/platform';
import { Bone } from '../../feedback/skeleton';

const Label = styled.div`
  margin-bottom: 5px;
  padding-block: 4px;
`;

/** Placeholder of a field that loads: a label and a control of the usual height. */
export const FieldPlaceholder = () => (
  <div>
    <Label>
      <Bone $width="96px" />
    </Label>
    <Bone $height={44} $round={6} />
  </div>
);
