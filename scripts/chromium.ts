import { execFileSync, type StdioOptions } from 'node:child_process';
import fs from 'node:fs';

const debianChromium = '/usr/bin/chromium';

const places = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches for a browser without background requests. Its sandbox is off for root, where it cannot work. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns the path of an installed Chromium, `CHROMIUM_PATH` first; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && fs.existsSync(place));
}

/**
 * Returns the path of Chromium's headless shell, which has the same engine as Chromium and needs a third less time per
 * page. If it is not installed, or `CHROMIUM_PATH` is set, returns that of Chromium.
 */
export function findHeadlessShell(): string | undefined {
  const isWanted = !process.env.CHROMIUM_PATH && fs.existsSync(headlessShell);
  return isWanted ? headlessShell : findChromium();
}

/**
 * Finds a Chromium, or installs Debian's.
 * @throws Error that says what to do if neither works.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log('No Chromium found: installing Debian’s package `chromium`.');
    install('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Install one (on Debian: `apt-get install chromium`), or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Finds Chromium's headless shell, or installs Debian's if Chromium is Debian's too. It is optional: if it cannot be
 * installed, or `CHROMIUM_PATH` is set, the browser is that of {@link provideChromium}.
 */
export function provideHeadlessShell(): string {
  const chromium = provideChromium();
  if (
    chromium === debianChromium &&
    findHeadlessShell() === chromium &&
    !process.env.CHROMIUM_PATH &&
    isRootOnDebian()
  ) {
    console.log(
      'Installing Debian’s package `chromium-headless-shell`, for quicker browser tests.',
    );
    try {
      install('chromium-headless-shell');
    } catch {
      console.log('It could not be installed: all browser tests run in Chromium itself.');
    }
  }
  return findHeadlessShell() ?? chromium;
}

function isRootOnDebian(): boolean {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return isRoot && fs.existsSync('/usr/bin/apt-get');
}

function install(name: string): void {
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  for (const words of [['update'], ['install', '-y', name]]) {
    const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
    execFileSync('apt-get', ['-qq', ...patience, ...words], { stdio });
  }
}
