import { styled } from '@holeshot/platform';
import { controlAttributes, Field, type FieldControl } from './field';
import { inputLook } from './input-look';

const TextArea = styled.textarea<{ $height: number }>`
  ${inputLook}
  display: block;
  height: ${({ $height }) => $height}px;
  max-height: 60dvh;
  resize: vertical;
`;

type TextFieldProps = FieldControl<string> & {
  /** in pixels */
  height: number;
  maxLength?: number | undefined;
};

/** Several lines of text. */
export const TextField = (props: TextFieldProps) => (
  <Field {...props}>
    <TextArea
      {...controlAttributes(props)}
      $height={props.height}
      value={props.value}
      maxLength={props.maxLength}
      onChange={(event) => props.edit(event.target.value)}
    />
  </Field>
);
