import { styled } from '@holeshot/platform';
import { ChevronIcon } from '../../icons';
import { controlAttributes, Field, type FieldControl } from './field';
import { inputLook } from './input-look';

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 50%;
    right: 14px;
    margin-top: -4px;
    color: var(--t2);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${inputLook}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  name: string;
}

type SelectFieldProps = FieldControl<string> & {
  options: readonly SelectOption[];
  /** text of the empty choice, such as `No country`; absent when a choice is required */
  none?: string | undefined;
};

/** A list to choose from. A value that the list lacks stays selected under its own text. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const { value, edit } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Field {...props}>
      <Frame>
        <Select {...controlAttributes(props)} value={value} onChange={(event) => edit(event.target.value)}>
          {(none !== undefined || value === '') && <option value="">{none ?? 'Choose one'}</option>}
          {!isListed && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
        <ChevronIcon />
      </Frame>
    </Field>
  );
}
