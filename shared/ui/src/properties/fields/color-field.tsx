import { isHexColor } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { controlAttributes, Field, type FieldControl } from './field';
import { Input, Pair } from './input-look';

const Swatch = styled.input<{ $isEmpty: boolean }>`
  flex: none;
  width: 56px;
  height: 44px;
  padding: 3px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--bg);
  cursor: pointer;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
    border-radius: 3px;
    opacity: ${({ $isEmpty }) => ($isEmpty ? 0 : 1)};
  }
  &::-moz-color-swatch {
    border: 0;
    border-radius: 3px;
    opacity: ${({ $isEmpty }) => ($isEmpty ? 0 : 1)};
  }
`;

/** A color as text, with the browser's picker beside it. Only the text can be empty. */
export function ColorField(props: FieldControl<string>) {
  const { title, value, edit } = props;
  const isColor = isHexColor(value);
  return (
    <Field {...props}>
      <Pair>
        <Swatch
          type="color"
          aria-label={`Pick ${title}`}
          value={isColor ? value.toLowerCase() : '#000000'}
          $isEmpty={!isColor}
          onChange={(event) => edit(event.target.value.toUpperCase())}
        />
        <Input
          {...controlAttributes(props)}
          value={value}
          maxLength={7}
          placeholder="#RRGGBB"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => edit(event.target.value)}
        />
      </Pair>
    </Field>
  );
}
