import fs from 'node:fs/promises';
import path from 'node:path';
import { compressFile, copyEndings } from './compressFile';
import { readFinished } from './finishedBuild';
import { listReleases, removeOldReleases, unfinishedName } from './releaseFolders';

/** Folders of {@link publishRelease}. */
export interface Publication {
  /** Folder of the export. */
  out: string;
  /** Folder with a subfolder for each release. */
  releases: string;
}

/** Number of files processed in parallel: the size of libuv's thread pool. */
const atOnce = 4;

/**
 * Copies a finished export to a release folder, which later builds don't change, and adds compressed copies of its
 * files. The folder gets its name when it is complete. Unchanged files are hard-linked from the last release.
 * Returns the name; undefined if the export isn't finished, or if another build began meanwhile.
 */
export async function publishRelease({ out, releases }: Publication): Promise<string | undefined> {
  const name = readFinished(out);
  const known = listReleases(releases);
  if (name === undefined || known.includes(name)) return name;
  const target = path.join(releases, unfinishedName());
  const last = known.at(-1);
  await fs.rm(target, { recursive: true, force: true });
  await fs.mkdir(target, { recursive: true });
  try {
    await copyExport({ from: out, to: target, last: last && path.join(releases, last) });
    if (readFinished(out) !== name) return undefined;
    await rename(target, path.join(releases, name));
  } catch (error) {
    // A new build has deleted the files.
    if (readFinished(out) === name) throw error;
    return undefined;
  } finally {
    await fs.rm(target, { recursive: true, force: true });
  }
  removeOldReleases(releases);
  return name;
}

/** Renames a folder. Does nothing if another process has published the same release meanwhile. */
async function rename(from: string, to: string): Promise<void> {
  await fs.rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

interface Copying {
  from: string;
  to: string;
  /** The same folder or file in the last release. */
  last?: string;
}

async function copyExport({ from, to, last }: Copying): Promise<void> {
  const entries = await fs.readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  const folders = new Set(files.map((file) => path.dirname(path.join(to, file))));
  for (const folder of folders) await fs.mkdir(folder, { recursive: true });
  // Compressed copies of the export come first, so that `compressFile` does not make them again.
  const isCopy = (file: string) => copyEndings.some((ending) => file.endsWith(ending));
  for (const group of [files.filter(isCopy), files.filter((file) => !isCopy(file))]) {
    await forEachAtOnce(group, async (file) => {
      const paths = { from: path.join(from, file), to: path.join(to, file) };
      await copyFile({ ...paths, last: last && path.join(last, file) });
    });
  }
}

async function copyFile({ from, to, last }: Copying): Promise<void> {
  if (last && (await isSame(from, last))) {
    for (const ending of ['', ...copyEndings]) await linkIfThere(last + ending, to + ending);
    return;
  }
  await fs.copyFile(from, to);
  await compressFile(to);
}

async function isSame(a: string, b: string): Promise<boolean> {
  const sizes = await Promise.all([a, b].map((file) => fs.stat(file).catch(() => undefined)));
  if (sizes[0]?.size === undefined || sizes[0].size !== sizes[1]?.size) return false;
  const [first, second] = await Promise.all([fs.readFile(a), fs.readFile(b)]);
  return first.equals(second);
}

async function linkIfThere(from: string, to: string): Promise<void> {
  await fs.link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  });
}

async function forEachAtOnce(
  files: readonly string[],
  act: (file: string) => Promise<void>,
): Promise<void> {
  const rest = files.values();
  const work = async () => {
    for (const file of rest) await act(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
