import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { useState } from 'react';
import { useCopy } from '../../controls/use-copy';
import { controlAttributes, Field, type FieldControl } from './field';
import { Input, Pair } from './input-look';

const Hint = styled.p`
  color: var(--t2);
  font-size: 14px;
`;

/** The same length for every code, so that the mask reveals nothing. */
const MASK = '•'.repeat(20);

/** A secret that can be copied, but is not shown. */
export function CodeField(props: FieldControl<string>) {
  const copy = useCopy();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Field {...props}>
      <Pair>
        <Input {...controlAttributes(props)} value={props.value && MASK} readOnly />
        <Button disabled={props.value === ''} onClick={() => copy(props.value).then(setIsCopied)}>
          Copy
        </Button>
      </Pair>
      {/* the dialog covers the toast (R45) */}
      <Hint role="status">{isCopied && 'Copied to clipboard'}</Hint>
    </Field>
  );
}
