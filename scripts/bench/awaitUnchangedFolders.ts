import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const lookEvery = 1000;
const stillAfter = 6000;
const patience = 120_000;

/** Waits until no file in the folders has changed for six seconds, or two minutes have passed. */
export async function awaitUnchangedFolders(folders: readonly string[]): Promise<void> {
  let known = '';
  let still = 0;
  for (let waited = 0; waited < patience && still < stillAfter; waited += lookEvery) {
    await setTimeout(lookEvery);
    const now = folders.map(describe).join();
    still = now === known ? still + lookEvery : 0;
    known = now;
  }
}

/** Returns a text that changes with the folder: number of files, bytes, and time of the latest change. */
function describe(folder: string): string {
  if (!fs.existsSync(folder)) return '';
  const stats = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false }));
  const bytes = stats.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  const latest = Math.max(0, ...stats.map((file) => file?.mtimeMs ?? 0));
  return [stats.length, bytes, latest].join(' ');
}
