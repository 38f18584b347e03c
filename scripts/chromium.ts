import { execFileSync, type StdioOptions } from 'node:child_process';
import fs from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Switches for a browser that makes no request of its own; the sandbox is off where it cannot work, as root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && fs.existsSync(place));
}

/**
 * Path of Chromium's headless shell, its engine without the browser around it: pages cost it a third less. Where it is
 * not installed, or `CHROMIUM_PATH` says which browser to take, that of a whole Chromium, which finds the same.
 */
export function findHeadlessShell(): string | undefined {
  const isWanted = !process.env.CHROMIUM_PATH && fs.existsSync(headlessShell);
  return isWanted ? headlessShell : findChromium();
}

/**
 * Finds a Chromium, or installs Debian's, and its headless shell beside it.
 * @returns the path of the Chromium.
 * @throws Error that says what to do when neither works.
 */
export function provideChromium(): string {
  if (!findChromium() && isRootOnDebian()) {
    console.log('No Chromium found: installing Debian’s package `chromium`.');
    install('chromium');
  }
  const found = findChromium();
  if (!found) {
    throw new Error(
      'The browser tests need a Chromium. Install one (on Debian: `apt-get install chromium`), or set CHROMIUM_PATH to its executable.',
    );
  }
  if (found === '/usr/bin/chromium' && !fs.existsSync(headlessShell) && isRootOnDebian()) {
    provideHeadlessShell();
  }
  return found;
}

/** Tests do without it, so nothing is thrown. */
function provideHeadlessShell(): void {
  console.log(
    'Installing Debian’s package `chromium-headless-shell`: browser tests take less time.',
  );
  try {
    install('chromium-headless-shell');
  } catch {
    console.log('It could not be installed: browser tests run in Chromium itself.');
  }
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
