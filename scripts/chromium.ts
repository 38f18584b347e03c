import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
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

/** Path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | undefined {
  return places.find((place) => place && fs.existsSync(place));
}

/**
 * Finds a Chromium, or installs Debian's.
 * @throws Error that says what to do when neither works.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    fs.existsSync('/usr/bin/apt-get')
  ) {
    console.log('No Chromium found: installing Debian’s package `chromium`.');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Install one (on Debian: `apt-get install chromium`), or set CHROMIUM_PATH to its executable.',
  );
}
