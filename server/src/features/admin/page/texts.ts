/** `2026-11-22 04:43`, in UTC. */
export const formatMoment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** The handle of a person, otherwise the name, otherwise the number. */
export const nameOfPerson = (person: {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
}): string => person.handle ?? (`${person.firstName} ${person.lastName}`.trim() || `person ${person.id}`);
