interface Named {
  name: string;
}

/** Sorts by name, in the order of the letters' codes. */
export const compareNames = (a: Named, b: Named): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
