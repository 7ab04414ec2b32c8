import { styled } from '@holeshot/platform';
import { CloseIcon } from '../icons';

const Corner = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px -10px -8px 0;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--t2);
  cursor: pointer;
  &:hover {
    background: var(--s3);
    color: var(--t1);
  }
`;

/** The cross in the head of a dialog. */
export const CloseButton = ({ close }: { close: () => void }) => (
  <Corner type="button" aria-label="Close" onClick={close}>
    <CloseIcon />
  </Corner>
);
