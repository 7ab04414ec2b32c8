import { NumberInput } from '@ark-ui/react/number-input';
import { styled } from '@holeshot/platform';
import { useState } from 'react';
import { ChevronIcon } from '../../icons';
import { controlAttributes, Field, type FieldControl } from './field';
import { Input } from './input-look';

const Control = styled.div`
  position: relative;
  input {
    padding-right: 50px;
  }
`;

const Steps = styled.div`
  position: absolute;
  inset: 1px 1px 1px auto;
  display: grid;
  width: 42px;
  border-left: 1px solid var(--line);
  overflow: hidden;
  border-radius: 0 5px 5px 0;
`;

const stepLook = `
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: var(--t2);
  cursor: pointer;
  touch-action: none;
  &:hover { background: var(--s3); }
  &:disabled { color: var(--edge); background: none; cursor: default; }
`;

const Increase = styled(NumberInput.IncrementTrigger)`
  ${stepLook}
  svg {
    transform: rotate(180deg);
  }
`;

const Decrease = styled(NumberInput.DecrementTrigger)`
  ${stepLook}
`;

/** Characters that cannot occur in a number. */
const FOREIGN = /[^0-9eE+.,-]/g;

function toNumber(text: string): number | null {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : null;
}

type NumberFieldProps = FieldControl<number | null> & { min: number | undefined; max: number | undefined };

/**
 * A number, `null` when empty, with a decimal point or comma. Leaving the field moves it into the range; pressed step
 * buttons repeat.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, title, value, min, max, fault, edit } = props;
  // partial input, such as `1e`, may not be a number yet; the value may also change elsewhere
  const [typed, setTyped] = useState('');
  const text = toNumber(typed) === value ? typed : String(value ?? '');
  return (
    <Field {...props}>
      <NumberInput.Root
        ids={{ input: id }}
        value={text}
        invalid={fault !== undefined}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        translations={{ incrementLabel: `Increase ${title}`, decrementLabel: `Decrease ${title}` }}
        onValueChange={(change) => {
          const next = change.value.replace(FOREIGN, '').replaceAll(',', '.');
          setTyped(next);
          edit(toNumber(next));
        }}
      >
        <Control
          // the library would jump to the least or largest number, where people expect to move the caret
          onKeyDownCapture={(event) => {
            if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
          }}
        >
          <NumberInput.Context>
            {(input) => (
              <Input
                {...input.getInputProps()}
                {...controlAttributes(props)}
                // the library disables it with its form, and enables it too late for the focus; the form does both itself
                disabled={undefined}
                // replaces the library's own filter, which refuses exponents
                onBeforeInput={(event) => {
                  if (event.data?.search(FOREIGN) >= 0) event.preventDefault();
                }}
              />
            )}
          </NumberInput.Context>
          <Steps>
            <Increase>
              <ChevronIcon />
            </Increase>
            <Decrease>
              <ChevronIcon />
            </Decrease>
          </Steps>
        </Control>
      </NumberInput.Root>
    </Field>
  );
}
