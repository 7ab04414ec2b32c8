import countries from 'i18n-iso-countries';

const COUNTRIES = new Set(Object.keys(countries.getNumericCodes()));

/** Whether a text is an ISO 3166-1 numeric code with three digits. */
export const isCountryCode = (text: string): boolean => COUNTRIES.has(text);

/** Whether a text is the name of an IANA time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(text)
    );
  } catch {
    return false;
  }
}
