import { styled } from '@holeshot/platform';
import { type FieldControl, FieldGroup } from './field';

const Value = styled.p`
  padding-block: 4px;
  font-size: 17px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A value that the form shows and cannot change. */
export const ReadonlyField = (props: FieldControl<string>) => (
  <FieldGroup {...props}>
    <Value>{props.value || '–'}</Value>
  </FieldGroup>
);
