import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** The headless shell first: without the code of a browser window it loads the Studio in half the time. */
const EXECUTABLE_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for a headless Chromium that connects to no host but that of the page under test. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium or Chrome: the one in CHROMIUM, else one that is installed, else Debian's, which is then
 * installed (as root, with apt-get).
 *
 * @throws OperatorError that says how to provide one
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new OperatorError(
      `CHROMIUM is ${configured}, which is no program. Set it to the path of a Chromium or Chrome.`,
    );
  }
  return findInstalled() ?? installWithApt();
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...EXECUTABLE_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC_PATHS,
  ];
  return candidates.find(isExecutable);
}

function installWithApt(): string {
  const help = 'Install Chromium or Chrome, or set CHROMIUM to the path of one, and run the tests again.';
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new OperatorError(`The browser journeys need Chromium, and none was found. ${help}`);
  }
  console.log('Installing Chromium for the browser journeys …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new OperatorError(`apt-get ${args.join(' ')} failed. ${help}\n${stderr}`);
  }
  const path = findInstalled();
  if (!path) throw new OperatorError(`apt-get installed Chromium, but it is not on PATH. ${help}`);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
