import { UNSHOWABLE } from '@holeshot/contract';
import type { Property, PropertyValue } from '@holeshot/contract/wire';
import { isTimeZone, parseClock } from '@holeshot/domain';
// without the names in 80 languages
import countries from 'i18n-iso-countries/index.js';

const COUNTRIES = new Set(Object.keys(countries.getNumericCodes()));

/** Whether a text is an ISO 3166-1 numeric code with three digits. */
const isCountryCode = (text: string): boolean => COUNTRIES.has(text);

/** The value to store, or a fault. */
type Checked = { value: PropertyValue } | { message: string };

/** The default limit of text properties. */
const MAX_TEXT = 10_000;

const refuse = (message: string): Checked => ({ message });

function checkText(
  text: string,
  { maxLength = MAX_TEXT, isLine }: { maxLength?: number; isLine: boolean },
): Checked {
  // a text of invisible characters only would be a link that nobody sees
  const value = /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text.trim() : '';
  if ([...value].length > maxLength)
    return refuse(`Use at most ${maxLength.toLocaleString('en')} characters.`);
  if (UNSHOWABLE.test(value) || (isLine && /[\r\n\t]/.test(value)))
    return refuse('It has characters that cannot be shown.');
  return { value };
}

function checkNumber(
  value: number,
  { min = -Infinity, max = Infinity, whole = false }: Extract<Property, { type: 'number' }>,
): Checked {
  if (!Number.isFinite(value)) return refuse('Enter a number.');
  if (value < min) return refuse(`Enter at least ${min}.`);
  if (value > max) return refuse(`Enter at most ${max}.`);
  return whole && !Number.isInteger(value) ? refuse('Enter a whole number.') : { value };
}

/** As in the editor: a year before 1000 is a typo. */
const DATE_TIME = /^[1-9]\d{3}\/\d\d\/\d\d \d\d:\d\d$/;

function isDateTime(text: string): boolean {
  try {
    return DATE_TIME.test(text) && parseClock(text) !== null;
  } catch {
    return false;
  }
}

/** A text that is empty or of the type's form. */
function checkForm(property: Property, text: string): Checked {
  switch (property.type) {
    case 'color':
      return /^(#[0-9a-f]{6})?$/i.test(text)
        ? { value: text.toUpperCase() }
        : refuse('Enter a colour such as #1B998B.');
    case 'datetime':
      return text === '' || isDateTime(text) ? { value: text } : refuse('Date input not valid.');
    case 'country':
      return text === '' || isCountryCode(text) ? { value: text } : refuse('Choose a country of the list.');
    case 'timezone':
      // an offset is a valid zone, but not in the list
      return text === '' || (isTimeZone(text) && !/^[+-]/.test(text))
        ? { value: text }
        : refuse('Choose a time zone of the list.');
    case 'list':
      return text === '' || property.options.some(({ value }) => value === text)
        ? { value: text }
        : refuse(`Choose one of ${property.options.map(({ name }) => name).join(', ')}.`);
    case 'string':
      return checkText(text, { ...(property.maxLength && { maxLength: property.maxLength }), isLine: true });
    case 'text':
      return checkText(text, { ...(property.maxLength && { maxLength: property.maxLength }), isLine: false });
    case 'image':
      return /^(data:image\/(png|jpe?g);base64,[a-z0-9+/=]*)?$/i.test(text)
        ? { value: text }
        : refuse('Choose a png, jpg or jpeg picture.');
    default:
      return refuse('It cannot be changed.');
  }
}

/** Checks one submitted value that differs from the property's own. */
export function checkValue(property: Property, submitted: PropertyValue): Checked {
  if (property.type === 'bool')
    return typeof submitted === 'boolean' ? { value: submitted } : refuse('Choose yes or no.');
  if (property.type === 'number') {
    if (submitted === null) return property.required ? refuse('Fill in this field.') : { value: null };
    return typeof submitted === 'number' ? checkNumber(submitted, property) : refuse('Enter a number.');
  }
  if (typeof submitted !== 'string') return refuse('Enter a text.');
  const checked = checkForm(property, submitted);
  const isMissing = 'value' in checked && checked.value === '' && property.required === true;
  return isMissing ? refuse('Fill in this field.') : checked;
}
