import { Button } from '@holeshot/ui/base';
import { useCopy } from '../../controls/use-copy';
import { controlAttributes, Field, type FieldControl } from './field';
import { Input, Pair } from './input-look';

/** Of one length for every code, so that the mask tells nothing about it. */
const MASK = '•'.repeat(20);

/** A secret to be copied, which the screen does not show. */
export function CodeField(props: FieldControl<string>) {
  const copy = useCopy();
  return (
    <Field {...props}>
      <Pair>
        <Input {...controlAttributes(props)} value={props.value && MASK} readOnly />
        <Button disabled={props.value === ''} onClick={() => copy(props.value)}>
          Copy
        </Button>
      </Pair>
    </Field>
  );
}
