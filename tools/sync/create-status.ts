/** Returns a function that prints the status, only when it has changed. */
export function createStatus(log: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) log(line);
    last = line;
  };
}
