import { styled } from '@holeshot/platform';
import { selectArrow } from '../../controls/select-box';
import { controlAttributes, Field, type FieldControl } from './field';
import { inputLook } from './input-look';

const Select = styled.select`
  ${inputLook}
  ${selectArrow}
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

/** A list to choose from. A value that is not in the list stays selected, with the value as its text. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const { value, edit } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Field {...props}>
      <Select {...controlAttributes(props)} value={value} onChange={(event) => edit(event.target.value)}>
        {(none !== undefined || value === '') && <option value="">{none ?? 'Choose one'}</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
