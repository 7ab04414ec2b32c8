import codes from 'i18n-iso-countries/codes.json';
import english from 'i18n-iso-countries/langs/en.json';
import type { FieldControl } from './field';
import { SelectField, type SelectOption } from './select-field';

const NAMES: Readonly<Record<string, string | string[]>> = english.countries;

/** All countries by name; the value is the ISO 3166-1 code of three digits. */
export const COUNTRIES: readonly SelectOption[] = codes
  .flatMap(([alpha2 = '', , numeric = '']) => {
    const names = NAMES[alpha2];
    const name = Array.isArray(names) ? names[0] : names;
    return name ? [{ value: numeric, name }] : [];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const CountryField = (props: FieldControl<string>) => (
  <SelectField {...props} options={COUNTRIES} none="No country" />
);
