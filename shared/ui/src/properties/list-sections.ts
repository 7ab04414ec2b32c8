import type { Property } from '@holeshot/contract/wire';

/** Neighbouring properties of one group, or of none. */
export interface FormSection {
  group: string | undefined;
  properties: Property[];
}

/** The properties that a form shows, by group, in their order. */
export function listSections(properties: readonly Property[]): FormSection[] {
  const sections: FormSection[] = [];
  for (const property of properties) {
    if (property.type === 'desc') continue;
    const last = sections.at(-1);
    if (last && last.group === property.group) last.properties.push(property);
    else sections.push({ group: property.group, properties: [property] });
  }
  return sections;
}
