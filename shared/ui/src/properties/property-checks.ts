import type { Property, PropertyValue, PropertyValues } from '@holeshot/contract/wire';
import { isHexColor } from '@holeshot/domain';
import { isDateText } from './date-text';

/** Faults of properties by the property's name. */
export type Faults = Record<string, string>;

/** Types without input. */
const NOT_EDITABLE: readonly Property['type'][] = ['readonly', 'code', 'desc'];

export const isEditable = ({ type }: Pick<Property, 'type'>): boolean => !NOT_EDITABLE.includes(type);

/** The fault of a value that cannot be parsed as its type. An empty value has none. */
export function findFormatFault(
  { type }: Pick<Property, 'type'>,
  value: PropertyValue | undefined,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (type === 'datetime' && !isDateText(value)) return 'Date input not valid.';
  if (type === 'color' && !isHexColor(value)) return 'Enter a color as #RRGGBB.';
  return undefined;
}

const isEmpty = (value: PropertyValue | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Leaving a number field moves the number into its range, but Enter saves without leaving the field. */
function findRangeFault(property: Property, value: PropertyValue | undefined): string | undefined {
  if (property.type !== 'number' || typeof value !== 'number') return undefined;
  const { min = value, max = value } = property;
  if (value < min) return `Enter ${min} or more.`;
  return value > max ? `Enter ${max} or less.` : undefined;
}

function findFault(property: Property, value: PropertyValue | undefined): string | undefined {
  if (!isEditable(property)) return undefined;
  if ('required' in property && property.required && isEmpty(value)) return 'Fill in this field.';
  return findFormatFault(property, value) ?? findRangeFault(property, value);
}

/** All faults of a form that can be found without the server. */
export function findFaults(properties: readonly Property[], values: PropertyValues): Faults {
  const faults: Faults = {};
  for (const property of properties) {
    const fault = findFault(property, values[property.name]);
    if (fault !== undefined) faults[property.name] = fault;
  }
  return faults;
}
