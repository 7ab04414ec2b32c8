import { styled } from '@holeshot/platform';
import { controlAttributes, Field, type FieldControl } from './field';
import { inputLook } from './input-look';

const Select = styled.select`
  ${inputLook}
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  name: string;
}

type SelectFieldProps = FieldControl<string> & {
  options: readonly SelectOption[];
  /** that nothing is selected, such as `No country` */
  none: string;
};

/** A list to choose from. A value that the list lacks stays selected under its own text. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const { value, edit } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Field {...props}>
      <Select {...controlAttributes(props)} value={value} onChange={(event) => edit(event.target.value)}>
        <option value="">{none}</option>
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
