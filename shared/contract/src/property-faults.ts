/** Why one property cannot be saved. */
export interface PropertyFault {
  /** title of the property */
  title: string;
  /** a sentence about the value, such as `This handle is taken.` */
  message: string;
}

/** The response of a refused save: a line `Title: message` for each fault, to be shown unchanged. */
export const formatPropertyFaults = (faults: readonly PropertyFault[]): string =>
  faults.map(({ title, message }) => `${title}: ${message}`).join('\n');

/** Finds the faults of `titles` in the response of a save. `rest` are the other lines, about the whole form. */
export function parsePropertyFaults(
  text: string,
  titles: readonly string[],
): { faults: PropertyFault[]; rest: string } {
  const faults: PropertyFault[] = [];
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const title = titles.find((candidate) => line.startsWith(`${candidate}: `));
    if (title === undefined) rest.push(line);
    else faults.push({ title, message: line.slice(title.length + 2) });
  }
  return { faults, rest: rest.join('\n').trim() };
}
