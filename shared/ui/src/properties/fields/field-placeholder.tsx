import { styled } from '@holeshot/platform';
import { Bone } from '../../feedback/skeleton';

/** Visible on the surface of a dialog. */
const DialogBone = styled(Bone)`
  background: var(--s3);
`;

const Label = styled.div`
  margin-bottom: 5px;
  padding-block: 4px;
`;

/** Holds the place of a field that loads: a label and a control of the usual height. */
export const FieldPlaceholder = () => (
  <div>
    <Label>
      <DialogBone $width="96px" />
    </Label>
    <DialogBone $height={44} $round={6} />
  </div>
);
