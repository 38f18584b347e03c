import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { entries } from './entries.mjs';

/** The cache folder of tools; a new installation may empty it. */
const folder = 'node_modules/.cache/docs-scripts';

/** Files that affect the bundle, besides those in it. The first is npm's list of installed packages. */
const facts = [
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'scripts/bundled/entries.mjs',
  'scripts/bundled/makeBundle.mjs',
];

/** Number of bundles to keep: a running server may still load chunks of an older one. */
const kept = 3;

/**
 * Returns the absolute path of each bundled script, by name. The scripts are bundled when there is no bundle yet, or
 * when one of their files or an installed version has changed since.
 *
 * @param {string} root
 * @returns {Promise<Record<string, string>>}
 * @throws Error with the bundler's message if a file cannot be read or an import cannot be resolved.
 */
export async function provideBundle(root) {
  const cache = path.join(root, folder);
  const bundle = findBundle(root, cache) ?? (await remake(root, cache));
  return Object.fromEntries(
    Object.keys(entries).map((name) => [name, path.join(cache, bundle, `${name}.js`)]),
  );
}

/** Returns the name of the last bundle, if none of its files has changed. */
function findBundle(root, cache) {
  try {
    const made = JSON.parse(fs.readFileSync(path.join(cache, 'made.json'), 'utf8'));
    const holds = Object.entries(made.files).every(([file, old]) => hashOf(root, file) === old);
    return holds && fs.existsSync(path.join(cache, made.bundle)) ? made.bundle : undefined;
  } catch {
    // Never made, or the list cannot be read.
    return undefined;
  }
}

/** Makes a new bundle, in a temporary folder first so that several processes can do so at the same time. */
async function remake(root, cache) {
  const { makeBundle } = await import('./makeBundle.mjs');
  fs.mkdirSync(cache, { recursive: true });
  const fresh = fs.mkdtempSync(path.join(cache, 'new-'));
  const files = [...facts, ...(await makeBundle(root, fresh))];
  const made = Object.fromEntries(files.map((file) => [file, hashOf(root, file)]));
  const bundle = hash(JSON.stringify(made));
  moveBundle(fresh, path.join(cache, bundle));
  fs.writeFileSync(`${fresh}.json`, JSON.stringify({ bundle, files: made }));
  fs.renameSync(`${fresh}.json`, path.join(cache, 'made.json'));
  dropOld(cache, bundle);
  return bundle;
}

/** Moves a bundle to its final folder. Deletes it if another process has made the same one first. */
function moveBundle(fresh, target) {
  try {
    fs.renameSync(fresh, target);
  } catch (error) {
    if (!fs.existsSync(target)) throw error;
    fs.rmSync(fresh, { recursive: true });
  }
}

/** Deletes all but the newest bundles, and what interrupted processes left. */
function dropOld(cache, newest) {
  // Another process may delete the same bundles.
  const stat = (name) => fs.statSync(path.join(cache, name), { throwIfNoEntry: false });
  const age = (name) => stat(name)?.mtimeMs ?? 0;
  fs.readdirSync(cache)
    .filter((name) => name !== newest && name !== 'made.json')
    .sort((a, b) => age(b) - age(a))
    .slice(kept - 1)
    .forEach((name) => fs.rmSync(path.join(cache, name), { recursive: true, force: true }));
}

/** Returns the hash of a file; empty if it is missing, as npm's list is with another package manager. */
function hashOf(root, file) {
  const absolute = path.join(root, file);
  return fs.existsSync(absolute) ? hash(fs.readFileSync(absolute)) : '';
}

function hash(content) {
  return crypto.createHash('sha1').update(content).digest('hex');
}
