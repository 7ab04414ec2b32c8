import { styled } from '@holeshot/platform';
import { controlAttributes, type FieldControl, FieldNotes } from './field';

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  label {
    flex: 1;
    padding-block: 9px;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Switch = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  border: 1px solid var(--edge);
  border-radius: 13px;
  background: var(--s3);
  forced-color-adjust: none;
  cursor: pointer;
  transition: background var(--quick);
  &::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--t2);
    transition: transform var(--move) var(--ease);
  }
  &:checked {
    border-color: var(--red);
    background: var(--red);
  }
  &:checked::after {
    background: var(--white);
    transform: translateX(18px);
  }
  &:focus-visible {
    border-radius: 13px;
  }
`;

/** A switch, with its title beside it. */
export const BoolField = (props: FieldControl<boolean>) => (
  <div>
    <Row>
      <Switch
        {...controlAttributes(props)}
        type="checkbox"
        role="switch"
        checked={props.value}
        onChange={(event) => props.edit(event.target.checked)}
      />
      <label htmlFor={props.id}>{props.title}</label>
    </Row>
    <FieldNotes {...props} />
  </div>
);
