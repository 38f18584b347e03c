import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { isSupportedNode, minimumNode } from './minimumNode.mjs';

const stamp = 'node_modules/.installed-lock';

/**
 * Installs the versions of the lock file without changing it. `npm ci` is not used: it refuses a lock file without the
 * optional packages of other platforms, and mirrors of registries do not have all of them.
 */
const installArguments = ['install', '--no-save', '--no-audit', '--no-fund'];

/** Returns a hash of the lock file. Installed packages are stale if it has changed. */
function lockHash() {
  return crypto.createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
}

/** Exits with a message if Node is too old. */
function checkNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(
    `This project needs Node ${minimumNode} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are installed already. Runs without any packages. */
export function provideDependencies() {
  checkNode();
  const hash = lockHash();
  const installed = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash;
  if (installed) return;
  const started = Date.now();
  console.log('Installing the packages of package-lock.json …');
  try {
    execFileSync('npm', installArguments, {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch {
    console.error(
      'The installation failed (its message is above). Check the network and the registry, then run again.',
    );
    process.exit(1);
  }
  fs.writeFileSync(stamp, hash);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
