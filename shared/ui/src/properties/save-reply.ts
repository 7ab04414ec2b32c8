import { parsePropertyFaults } from '@holeshot/contract';
import { FORM_VERSION, type Property } from '@holeshot/contract/wire';
import type { Faults } from './property-checks';

/** Why the server refused a form. */
interface FormRefusal {
  faults: Faults;
  /** about the whole form */
  message: string;
}

const REFUSED = 'The site refused this change.';

/** Parses the response of a save: `null` for an empty text, which means that the form was saved. */
export function parseSaveReply(text: string, properties: readonly Property[]): FormRefusal | null {
  if (text === '') return null;
  if (text === 'false') return { faults: {}, message: REFUSED };
  const shown = properties.filter(({ type, name }) => type !== 'desc' || name === FORM_VERSION);
  const { faults: found, rest } = parsePropertyFaults(
    text,
    shown.map(({ title }) => title),
  );
  const faults: Faults = {};
  for (const { title, message } of found) {
    const name = shown.find((property) => property.title === title)?.name ?? title;
    faults[name] = [faults[name], message].filter(Boolean).join(' ');
  }
  return { faults, message: found.length > 0 ? rest : rest || REFUSED };
}
