import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from './writeFile';

/**
 * Reads a JSON file that {@link writeJson} wrote in an earlier run; undefined if it is missing or broken. Its content
 * is computed again then, so that no error of a cache reaches an author.
 */
export function readJson<Content>(root: string, file: string): Content | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/** Writes a value as JSON for later runs. Replaces the file atomically: an interrupted run leaves the old one. */
export function writeJson(root: string, file: string, value: unknown): void {
  writeFile(root, `${file}.new`, JSON.stringify(value));
  fs.renameSync(path.join(root, `${file}.new`), path.join(root, file));
}
