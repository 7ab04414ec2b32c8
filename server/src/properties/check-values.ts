import type { PropertyFault } from '@holeshot/contract';
import type { Property, PropertyValue, PropertyValues } from '@holeshot/contract/wire';
import { checkValue } from './check-value';

/** Valid values of changed properties. */
export type ChangedValues = Readonly<Record<string, PropertyValue>>;

export interface CheckedValues {
  changed: ChangedValues;
  /** all faults, in the order of the properties */
  faults: PropertyFault[];
}

/**
 * Checks submitted values against the current properties of the form. Trims text. A read-only property may be submitted
 * unchanged.
 */
export function checkValues(properties: readonly Property[], values: PropertyValues): CheckedValues {
  const faults: PropertyFault[] = [];
  const changed: Record<string, PropertyValue> = {};
  for (const property of properties) {
    const submitted = values[property.name];
    if (submitted === undefined || submitted === property.value) continue;
    const checked = checkValue(property, submitted);
    if ('message' in checked) faults.push({ title: property.title, message: checked.message });
    else if (checked.value !== property.value) changed[property.name] = checked.value;
  }
  const names = new Set(properties.map(({ name }) => name));
  const unknown = Object.keys(values).filter((name) => !names.has(name));
  return {
    changed,
    faults: [...faults, ...unknown.map((name) => ({ title: name, message: 'There is no such property.' }))],
  };
}
