import fs from 'node:fs';
import path from 'node:path';

/** Folder of the releases that `npm start` serves. */
export const releasesFolder = '.data/releases';

/** Prefix of the folder name of an incomplete release. The id of its process follows. */
const unfinished = '.partial-';

/** Number of releases to keep: the current one and the last, which running requests may still read. */
const kept = 2;

/** Returns the names of the releases in a folder, oldest first. */
export function listReleases(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{17}-\w{8}$/.test(name))
    .sort();
}

/** Returns the name of the folder in which this process prepares a release. */
export function unfinishedName(): string {
  return unfinished + process.pid;
}

/** Removes old releases, and incomplete ones of processes that no longer run. */
export function removeOldReleases(folder: string): void {
  const old = listReleases(folder).slice(0, -kept);
  const left = fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(unfinished) && !isRunning(name.slice(unfinished.length)));
  for (const name of [...old, ...left]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch {
    return false;
  }
}
