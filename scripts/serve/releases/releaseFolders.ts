import fs from 'node:fs';
import path from 'node:path';

/** Where `npm start` keeps what it serves. */
export const releasesFolder = '.data/releases';

/** What stands before the name of a release that is not whole yet; its process follows. */
const unfinished = '.partial-';

/** Releases that are kept: the one that is served, and the one before, from which requests may still read. */
const kept = 2;

/** Names of the releases in a folder, oldest first. */
export function listReleases(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{17}-\w{8}$/.test(name))
    .sort();
}

/** Name of the folder in which this process puts a release together. */
export function unfinishedName(): string {
  return unfinished + process.pid;
}

/** Removes releases that are out of date, and what processes left behind that are gone. */
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
