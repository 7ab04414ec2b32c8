import { controlAttributes, Field, type FieldControl } from './field';
import { Input } from './input-look';

type StringFieldProps = FieldControl<string> & { maxLength?: number | undefined };

/** One line of text. */
export const StringField = (props: StringFieldProps) => (
  <Field {...props}>
    <Input
      {...controlAttributes(props)}
      value={props.value}
      maxLength={props.maxLength}
      autoComplete="off"
      onChange={(event) => props.edit(event.target.value)}
    />
  </Field>
);
