/** Returns a function that says how things are, once each time that changes. */
export function createStatus(log: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) log(line);
    last = line;
  };
}
