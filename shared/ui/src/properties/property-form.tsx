import type { Property, PropertyValue } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { Button, WIDE } from '@holeshot/ui/base';
import { type Dispatch, Fragment, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { type EditorAction, type EditorState, findShownFault } from './editor-state';
import { PlaceOfForm } from './place-of-form';
import { isEditable } from './property-checks';
import { PropertyField } from './property-field';
import { PropertyGroup } from './property-group';

const Form = styled.form`
  padding-top: 14px;
`;

const Fields = styled.fieldset<{ $columns: number }>`
  display: grid;
  gap: 18px 24px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${WIDE} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Cell = styled.div<{ $isWhole: boolean }>`
  ${({ $isWhole }) => $isWhole && 'grid-column: 1 / -1;'}
`;

/** The value that somebody else saved in a field, with a button that applies it. */
const Theirs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-top: 8px;
  overflow-wrap: anywhere;
`;

/** A value as text. */
function valueText(property: Property, value: PropertyValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const options = property.type === 'list' ? property.options : [];
  return options.find((option) => option.value === value)?.name ?? (`${value ?? ''}` || 'nothing');
}

/** Types whose field needs the whole width. */
const WHOLE_WIDTH: readonly Property['type'][] = ['text', 'image'];

interface PropertyFormProps {
  id: string;
  state: EditorState;
  properties: readonly Property[];
  isWide: boolean;
  dispatch: Dispatch<EditorAction>;
  submit: () => void;
}

/**
 * The fields of all properties. The first one gets the focus, unless the screen is for touch. After a refused save the
 * focus moves to the first field with a fault.
 */
export function PropertyForm({ id, state, properties, isWide, dispatch, submit }: PropertyFormProps) {
  const prefix = useId();
  const getId = (property: Property): string => `${prefix}${property.name}`;

  const first = properties.find(isEditable);
  const firstId = first && getId(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form has loaded
  useEffect(() => {
    // the dialog opened with the focus on Close; on touch screens the keyboard would cover the form
    if (firstId && !matchMedia('(pointer: coarse)').matches) document.getElementById(firstId)?.focus();
  }, []);

  const { refusals, refused, saving } = state;
  const firstFault = properties.find(({ name }) => name in refused);
  const firstFaultId = firstFault && getId(firstFault);
  // a save disables the fields, so that the focused one loses the focus
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (saving) return;
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [saving]);

  const focusedRefusal = useRef(0);
  useEffect(() => {
    if (refusals === focusedRefusal.current) return;
    focusedRefusal.current = refusals;
    const field = firstFaultId ? document.getElementById(firstFaultId) : null;
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [refusals, firstFaultId]);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    focused.current = document.activeElement;
    submit();
  };

  const edit = (name: string, value: PropertyValue) => dispatch({ type: 'edit', name, value });

  const renderField = (property: Property) => {
    const { name, type } = property;
    const theirs = state.theirs[name];
    const field = (
      // one element with and without their value: another one would take the focus from whoever types
      <Cell key={name} $isWhole={theirs !== undefined || WHOLE_WIDTH.includes(type)}>
        <PropertyField
          property={property}
          id={getId(property)}
          value={state.values[name]}
          fault={findShownFault(state, property)}
          edit={(value) => edit(name, value)}
          leave={() => dispatch({ type: 'leave', name })}
        />
        {theirs !== undefined && (
          <Theirs>
            {type !== 'image' && <span>Saved meanwhile: {valueText(property, theirs)}</span>}
            <Button
              $small
              aria-label={`Use the saved value of ${property.title}`}
              onClick={() => {
                edit(name, theirs);
                // the pressed button is removed and would lose the focus
                document.getElementById(getId(property))?.focus();
              }}
            >
              Use the saved value
            </Button>
          </Theirs>
        )}
      </Cell>
    );
    if (type !== 'number' || property.coordinate !== 'latitude') return field;
    return (
      <Fragment key={name}>
        <PlaceOfForm properties={properties} values={state.values} edit={edit} />
        {field}
      </Fragment>
    );
  };

  const countNamed = (names: readonly string[], { properties: own }: FormSection): number =>
    own.filter(({ name }) => names.includes(name)).length;

  return (
    <Form id={id} noValidate onSubmit={onSubmit}>
      <Fields disabled={saving} $columns={isWide ? 2 : 1}>
        {listSections(properties).map((section) => {
          const { group, properties: own } = section;
          const fields = own.map(renderField);
          if (group === undefined) return fields;
          return (
            <PropertyGroup
              key={own[0]?.name}
              title={group}
              editedCount={countNamed(state.edited, section)}
              faultCount={countNamed(Object.keys(refused), section)}
            >
              <Fields as="div" $columns={isWide ? 2 : 1}>
                {fields}
              </Fields>
            </PropertyGroup>
          );
        })}
      </Fields>
    </Form>
  );
}

/** Neighbouring properties of one group, or of none. */
interface FormSection {
  group: string | undefined;
  properties: Property[];
}

/** The properties that a form shows, by group, in their order. */
function listSections(properties: readonly Property[]): FormSection[] {
  const sections: FormSection[] = [];
  for (const property of properties) {
    if (property.type === 'desc') continue;
    const last = sections.at(-1);
    if (last && last.group === property.group) last.properties.push(property);
    else sections.push({ group: property.group, properties: [property] });
  }
  return sections;
}
