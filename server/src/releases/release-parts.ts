/** `-`, `*` or `+` with a space after it, at any depth; a tick box may follow. */
const BULLET = /^\s*[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/;

const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .trim();

/** The bullets of a Markdown text, without links and emphasis; a horizontal rule (`---`) is not a bullet. */
export function listNotes(body: string): string[] {
  return body.split(/\r?\n/).flatMap((line) => {
    const note = plainText(BULLET.exec(line)?.[1] ?? '');
    return note === '' || /^[-*_ ]+$/.test(note) ? [] : [note];
  });
}

const isMac = (name: string): boolean =>
  /\.(dmg|pkg)$/.test(name) || (name.endsWith('.zip') && /mac|osx|darwin/.test(name));
// "darwin" contains "win": `listInstallers` looks for the Mac first.
const isWindows = (name: string): boolean =>
  /\.(exe|msi)$/.test(name) || (name.endsWith('.zip') && name.includes('win'));

/** Addresses of the installers among a release's files, recognised by their names; other files are left out. */
export function listInstallers(files: readonly { name: string; url: string }[]): {
  windows: string[];
  mac: string[];
} {
  const lowerCaseFiles = files.map(({ name, url }) => ({ name: name.toLowerCase(), url }));
  const mac = lowerCaseFiles.filter(({ name }) => isMac(name));
  const windows = lowerCaseFiles.filter((file) => !mac.includes(file) && isWindows(file.name));
  return { windows: windows.map(({ url }) => url), mac: mac.map(({ url }) => url) };
}
